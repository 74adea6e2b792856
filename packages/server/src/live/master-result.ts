/** What the strongest bot comes to in a player's place: with the same cards, against the same bots. */
import { type Board, type DailyResult, type DailyTry, startOf, toChoiceWord, USUAL_OPTIONS } from '@turn7/protocol';
import { apply } from '../table/apply.ts';
import { resultOf } from '../table/result.ts';
import type { Played, TableState } from '../table/state.ts';
import type { Bots } from './bots.ts';

const MASTER = 'Master';

interface Challenge extends Pick<DailyTry, 'date' | 'bots'> {
  readonly board: Board;
  readonly secret: string;
}

export async function masterResult(bots: Bots, { secret, ...about }: Challenge): Promise<DailyResult> {
  const at = startOf(about.date);
  const daily = { ...about, player: '', name: MASTER, streak: 0 };
  const opened = apply(MASTER, null, { kind: 'opened', options: USUAL_OPTIONS, secret, daily }, 1, at);
  let state = apply(MASTER, opened.state, { kind: 'started', game: 1, secret }, 2, at).state;
  for (;;) {
    const played = playedAt(state);
    if (played.game.finished) return resultOf(about.board, played);
    const { seat } = played.game.asked;
    const occupant = state.seats[seat];
    const choice = await bots.ponder(occupant?.kind === 'bot' ? occupant.level : MASTER, played);
    state = apply(
      MASTER,
      state,
      { kind: 'chose', seat, choice: toChoiceWord(choice), by: 'bot' },
      state.seq + 1,
      at,
    ).state;
  }
}

function playedAt({ played }: TableState): Played {
  if (played === null) throw new Error('the game of master has not begun');
  return played;
}
