/** Those at the table without a seat: who waits for one and who watches, and how the one who looks comes to sit. */
import type { Lobby } from '@turn7/protocol';
import { botsOf, freeSeats, memberOf, namesOf, placeInLine, seatOf } from '../game/online/lobby-facts.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import type { Sender } from './use-send.ts';

export interface SeatQueueProps {
  readonly lobby: Lobby;
  /** Whose page this is. */
  readonly me: number | null;
  readonly sender: Sender;
  /** Asks for a seat. */
  readonly onJoin: () => void;
}

export function SeatQueue({ lobby, me, sender, onJoin }: SeatQueueProps) {
  const { lobby: t } = useTexts();
  const { queue } = useChapter('online');
  const waiting = namesOf(lobby.waiting.flatMap((id) => memberOf(lobby, id) ?? []));
  const watching = namesOf(lobby.members.filter(({ id }) => seatOf(lobby, id) < 0 && !lobby.waiting.includes(id)));
  return (
    <>
      {waiting.length > 0 && <p class="muted small">{queue.waiting(waiting)}</p>}
      {watching.length > 0 && <p class="muted small">{t.seats.watching(watching)}</p>}
      {placeInLine(lobby, me) >= 0 ? (
        <button type="button" class="btn quiet" onClick={() => void sender.send({ kind: 'stand' })}>
          {queue.waitNoMore}
        </button>
      ) : (
        seatOf(lobby, me) < 0 &&
        freeSeats(lobby) === 0 && (
          <button type="button" class="btn quiet" onClick={onJoin}>
            {botsOf(lobby) > 0 ? queue.takeBotsSeat : queue.wait}
          </button>
        )
      )}
    </>
  );
}
