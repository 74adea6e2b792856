/** The host switches the clock on, off or to another time while a game is played. */

import { useSignal } from '../device/signal.ts';
import type { Online } from '../game/session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { span } from '../words/span.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { clocksWith } from './clocks.ts';
import { useSend } from './use-send.ts';

export interface ClockDialogProps {
  readonly online: Online;
  readonly onClose: () => void;
}

export function ClockDialog({ online, onClose }: ClockDialogProps) {
  const { options: t, refused } = useTexts().lobby;
  const { clock: words } = useChapter('online');
  const { clock: present } = useSignal(online.lobby).options;
  const sender = useSend(online);
  const choose = async (clock: number | null) => {
    if (await sender.send({ kind: 'set options', options: { clock } })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.clock}>
      <p class="muted">{words.tells}</p>
      <ul class="choices clock-choices">
        {[null, ...clocksWith(present)].map((clock) => (
          <li key={clock}>
            <button type="button" class="choice" aria-pressed={clock === present} onClick={() => choose(clock)}>
              <b>{clock === null ? t.noClock : span(clock)}</b>
              {clock === present && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      <p class="field-error" role="status">
        {sender.refused !== null && refused[sender.refused]}
      </p>
    </Dialog>
  );
}
