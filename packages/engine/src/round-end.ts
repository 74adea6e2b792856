/** The end of a round: its scores, the table cleared (R38), and what it means for the game (R43, R44). */
import { cancelAll } from './action.ts';
import type { Card } from './card.ts';
import type { EndedBy } from './event.ts';
import type { Game } from './game.ts';
import { isExhausted } from './piles.ts';
import { beginRound, GAME_OVER, leftOf, OUT } from './round.ts';
import type { RulingId } from './ruling.ts';
import { leaderAt, roundScore } from './score.ts';
import { NOBODY, type Seat } from './seat.ts';

/** What the endings of a round are called, from OUT on. */
const ENDED_BY: readonly EndedBy[] = ['out', 'turn7', 'dry'];
/** Why cards that are still pending then have no effect. */
const CANCELLED_BY: Readonly<Record<EndedBy, RulingId>> = { out: 'R31', turn7: 'R26', dry: 'R37' };

/** So many rounds in a row without a single question: nothing will ever happen again (R48). */
const MOST_SILENT_ROUNDS = 1000;

/** `silentRounds`: how many rounds, this one included, have ended since somebody was last asked anything. */
export const endRound = (game: Game, silentRounds: number): void => {
  if (game.actions.pending > 0) cancelAll(game, CANCELLED_BY[endedBy(game)]);
  for (let seat = 0; seat < game.seats; seat++) game.hands.addToTotal(seat, roundScore(game, seat));
  if (game.reporter) tellRoundEnd(game);
  game.onRoundEnd?.(game);
  clearTable(game);
  const winner = leaderAt(game, game.rules.target);
  if (winner !== NOBODY || isExhausted(game) || silentRounds === MOST_SILENT_ROUNDS) finish(game, winner);
  else beginRound(game, leftOf(game, game.dealer));
};

const finish = (game: Game, winner: Seat): void => {
  game.ending = GAME_OVER;
  game.winner = winner;
  game.reporter?.gameEnded(winner, winner === NOBODY ? 'R48' : 'R43');
};

/** Everything on the table goes to the discard pile (R21, R38). */
const clearTable = (game: Game): void => {
  for (let seat = 0; seat < game.seats; seat++) game.hands.clear(seat);
};

/** How the round that has ended did so. */
const endedBy = (game: Game): EndedBy => ENDED_BY[game.ending - OUT]!; // an ending from OUT to DRY

const tellRoundEnd = (game: Game): void => {
  const scores: number[] = [];
  const totals: number[] = [];
  const hands: Card[][] = [];
  for (let seat = 0; seat < game.seats; seat++) {
    scores.push(roundScore(game, seat));
    totals.push(game.hands.total(seat));
    hands.push(game.hands.cardsOf(seat));
  }
  game.reporter?.roundEnded(game.round, game.dealer, endedBy(game), scores, totals, hands);
};
