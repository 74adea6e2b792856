/** Who sits down, and what becomes of those who sit. */
import type { Problem } from '@turn7/client';
import type { Command, Lobby } from '@turn7/protocol';
import { LEVELS } from '@turn7/strategy';
import { Dialog } from '../ui/dialog.tsx';
import { useTexts } from '../words/texts.ts';
import { JoinForm } from './join-form.tsx';
import type { TableOpening } from './table-opening.ts';
import type { Sender } from './use-send.ts';

export interface SitDialogProps {
  readonly opening: TableOpening;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly isRated: boolean;
}

/** Asks those who only watch for the name under which they do. */
export function SitDialog({ opening, open, onClose, title, isRated }: SitDialogProps) {
  const join = async (name: string): Promise<Problem | null> => {
    const refused = await opening.join(name, isRated);
    // They came by the link for watching: whoever loads the page again shall find their seat.
    if (refused === null) history.replaceState(null, '', location.pathname);
    return refused;
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <JoinForm sitLabel={title} isRated={isRated} join={join} watch={null} />
    </Dialog>
  );
}

export interface BotDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  /** One bot, or one for every free seat. */
  readonly kind: 'add bot' | 'fill seats';
  readonly sender: Sender;
}

/** Of which level those are who sit down. */
export function BotDialog({ onClose, title, kind, sender }: BotDialogProps) {
  const { front } = useTexts();
  return (
    <Dialog open onClose={onClose} title={title}>
      <ul class="choices">
        {LEVELS.map(({ name: level }) => (
          <li key={level}>
            <button
              type="button"
              class="choice"
              onClick={() => {
                onClose();
                void sender.send({ kind, level });
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

export interface MemberDialogProps {
  readonly member: Lobby['members'][number];
  readonly sender: Sender;
  readonly onClose: () => void;
}

/** What the host can do with somebody at the table. */
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
