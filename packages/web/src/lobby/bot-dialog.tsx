/** Which bot sits down. */
import { LEVELS } from '@turn7/strategy';
import { Dialog } from '../ui/dialog.tsx';
import { useTexts } from '../words/texts.ts';
import type { Sender } from './use-send.ts';

export interface BotDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly sender: Sender;
}

export function BotDialog({ open, onClose, sender }: BotDialogProps) {
  const { lobby: t, front } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.seats.addBotTitle}>
      <ul class="choices">
        {LEVELS.map(({ name: level }) => (
          <li key={level}>
            <button
              type="button"
              class="choice"
              onClick={() => {
                onClose();
                void sender.send({ kind: 'add bot', level });
              }}
            >
              <b>{front.levels[level].name}</b>
              <span class="muted">{front.levels[level].tells}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
