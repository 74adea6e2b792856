/** The end of a round: its scores, the table cleared (R38), and what it means for the game (R43, R44). */
import { cancelAll } from './action.ts';
import type { EndedBy, GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { isExhausted } from './piles.ts';
import { GAME_OVER } from './question.ts';
import { SILENT } from './reporter.ts';
import { beginRound, OUT } from './round.ts';
import type { RulingId } from './ruling.ts';
import { NOBODY, type Seat } from './seat.ts';

/** What the endings of a round are called, from OUT on. */
const ENDED_BY: readonly EndedBy[] = ['out', 'turn7', 'dry'];
const ENDING_RULING: Readonly<Record<EndedBy, RulingId>> = { turn7: 'R16', out: 'R42', dry: 'R37' };
/** Why cards that are still pending then have no effect. */
const CANCELLED_BY: Readonly<Record<EndedBy, RulingId>> = { out: 'R31', turn7: 'R26', dry: 'R37' };

/** So many rounds in a row without a single question: nothing will ever happen again (R48). */
const MOST_SILENT_ROUNDS = 1000;

export const endRound = (game: Game): void => {
  const by = ENDED_BY[game.ending - OUT]!; // an ending from OUT to DRY
  if (game.actions.pending > 0) cancelAll(game, CANCELLED_BY[by]);
  bank(game);
  if (game.reporter !== SILENT) game.reporter.tell(roundEnded(game, by));
  game.onRoundEnd?.(game);
  clearTable(game);
  game.silentRounds++;
  const winner = winnerOf(game);
  if (winner !== NOBODY || isExhausted(game) || game.silentRounds === MOST_SILENT_ROUNDS) finish(game, winner);
  else beginRound(game, game.dealer.left);
};

const bank = (game: Game): void => {
  let hand = game.dealer;
  do {
    hand.total += hand.points;
    hand = hand.left;
  } while (hand !== game.dealer);
};

/** Its points are banked, its table not yet cleared. */
const roundEnded = (game: Game, by: EndedBy): GameEvent => ({
  kind: 'round ended',
  round: game.round,
  dealer: game.dealer.seat,
  by,
  scores: game.hands.map(({ points }) => points),
  totals: game.hands.map(({ total }) => total),
  hands: game.hands.map(({ laid }) => laid),
  ruling: ENDING_RULING[by],
});

/** Everything on the table goes to the discard pile (R21, R38). */
const clearTable = (game: Game): void => {
  let hand = game.dealer;
  do {
    hand.clear();
    hand = hand.left;
  } while (hand !== game.dealer);
};

/** The one seat with the highest total, if that is at least the target (R43, R45); NOBODY otherwise, and in a tie (R44). */
export const winnerOf = (game: Game): Seat => {
  let winner = NOBODY;
  let best = game.rules.target - 1;
  let hand = game.dealer;
  do {
    if (hand.total > best) {
      best = hand.total;
      winner = hand.seat;
    } else if (hand.total === best) winner = NOBODY;
    hand = hand.left;
  } while (hand !== game.dealer);
  return winner;
};

const finish = (game: Game, winner: Seat): void => {
  game.askedCard = GAME_OVER;
  game.actions.clear(); // nobody is asked for a target any more
  game.winner = winner;
  game.reporter.tell({ kind: 'game ended', winner, ruling: winner === NOBODY ? 'R48' : 'R43' });
};
