/** What the host can do with somebody at the table. */
import type { Command, Lobby } from '@turn7/protocol';
import { Dialog } from '../ui/dialog.tsx';
import { useTexts } from '../words/texts.ts';
import type { Sender } from './use-send.ts';

export interface MemberDialogProps {
  readonly member: Lobby['members'][number];
  readonly sender: Sender;
  readonly onClose: () => void;
}

export function MemberDialog({ member, sender, onClose }: MemberDialogProps) {
  const { lobby: t } = useTexts();
  const act = (command: Command) => {
    onClose();
    void sender.send(command);
  };
  return (
    <Dialog open onClose={onClose} title={member.name}>
      <ul class="choices">
        <li>
          <button type="button" class="choice" onClick={() => act({ kind: 'hand over', member: member.id })}>
            <b>{t.seats.handOver}</b>
            <span class="muted">{t.seats.handOverTells}</span>
          </button>
        </li>
        <li>
          <button type="button" class="choice" onClick={() => act({ kind: 'kick', member: member.id })}>
            <b>{t.seats.kick}</b>
            <span class="muted">{t.seats.kickTells}</span>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
