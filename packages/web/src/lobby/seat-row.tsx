/** A seat of the list: somebody on it, person or bot, or nobody. */
import { isolated } from '@turn7/narration';
import type { Lobby } from '@turn7/protocol';
import { memberOf } from '../game/online/lobby-facts.ts';
import { isAtHand } from '../game/online/slow-play.ts';
import { levelWord } from '../game/seat/words.ts';
import { Icon } from '../ui/icon.tsx';
import { type Texts, useTexts } from '../words/texts.ts';
import type { Sender } from './use-send.ts';

type Occupant = Lobby['seats'][number];

export interface SeatRowProps {
  readonly seat: number;
  readonly occupant: Occupant;
  readonly lobby: Lobby;
  /** Whose page this is. */
  readonly me: number | null;
  readonly sender: Sender;
  /** Opens what the host can do with a member. */
  readonly onManage: (member: number) => void;
}

export function SeatRow({ seat, occupant, lobby, me, sender, onManage }: SeatRowProps) {
  const texts = useTexts();
  const isMe = occupant.kind === 'person' && occupant.member === me;
  return (
    <li class={`lobby-seat ${isGone(occupant, lobby) ? 'gone' : ''}`}>
      <span class="lobby-seat-number tn">{seat + 1}</span>
      <span class="lobby-seat-name ellipsis">
        <bdi>{occupant.name}</bdi>
        {isMe && <span class="muted"> ({texts.lobby.you})</span>}
      </span>
      <span class="lobby-seat-state muted small">{seatState(occupant, lobby, texts)}</span>
      <SeatWays seat={seat} occupant={occupant} lobby={lobby} me={me} sender={sender} onManage={onManage} />
    </li>
  );
}

/** What this device's person can do with the seat. */
function SeatWays({ seat, occupant, lobby, me, sender, onManage }: SeatRowProps) {
  const { lobby: t } = useTexts();
  const isHost = me !== null && lobby.host === me;
  if (occupant.kind === 'person' && occupant.member === me)
    return (
      <button type="button" class="btn quiet small" onClick={() => sender.send({ kind: 'stand' })}>
        {t.seats.stand}
      </button>
    );
  if (!isHost) return null;
  return occupant.kind === 'bot' ? (
    <button
      type="button"
      class="ib"
      aria-label={t.seats.remove(isolated(occupant.name))}
      onClick={() => sender.send({ kind: 'remove bot', seat })}
    >
      <Icon name="close" />
    </button>
  ) : (
    <button
      type="button"
      class="ib"
      aria-label={t.seats.manage(isolated(occupant.name))}
      onClick={() => onManage(occupant.member)}
    >
      <Icon name="menu" />
    </button>
  );
}

function isGone(occupant: Occupant, lobby: Lobby): boolean {
  if (occupant.kind === 'bot') return false;
  const member = memberOf(lobby, occupant.member);
  return member === null || !isAtHand(lobby, member);
}

/** Who sits there: a bot of which level, or a person who is here, or host, or not connected. */
export function seatState(occupant: Occupant, lobby: Lobby, texts: Texts): string {
  const { lobby: t } = texts;
  if (occupant.kind === 'bot') return t.seats.bot(levelWord(occupant.level, texts));
  if (isGone(occupant, lobby)) return t.seats.gone;
  return occupant.member === lobby.host ? t.seats.host : t.seats.here;
}

export interface FreeSeatProps {
  readonly seat: number;
  /** null for those who sit already. */
  readonly onSit: (() => void) | null;
  /** null for all but the host. */
  readonly onAddBot: (() => void) | null;
}

/** A chair that nobody sits on. */
export function FreeSeat({ seat, onSit, onAddBot }: FreeSeatProps) {
  const { lobby: t } = useTexts();
  return (
    <li class="lobby-seat free">
      <span class="lobby-seat-number tn">{seat + 1}</span>
      <span class="lobby-seat-name ellipsis">{t.seats.free}</span>
      {onSit !== null && (
        <button type="button" class="btn quiet small" onClick={onSit}>
          {t.seats.sit}
        </button>
      )}
      {onAddBot !== null && (
        <button type="button" class="btn quiet small" onClick={onAddBot}>
          {t.seats.addBot}
        </button>
      )}
    </li>
  );
}
