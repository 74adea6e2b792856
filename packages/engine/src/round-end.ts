/** The end of a round: its scores, the table cleared (R38), and what it means for the game (R43, R44). */
import { cancelAll } from './action.ts';
import type { EndedBy } from './event.ts';
import type { Game } from './game.ts';
import { isExhausted } from './piles.ts';
import { GAME_OVER } from './question.ts';
import { beginRound, OUT } from './round.ts';
import type { RulingId } from './ruling.ts';
import { leaderAt, roundScore } from './score.ts';
import { NOBODY, type Seat } from './seat.ts';

/** What the endings of a round are called, from OUT on. */
const ENDED_BY: readonly EndedBy[] = ['out', 'turn7', 'dry'];
/** Why cards that are still pending then have no effect. */
const CANCELLED_BY: Readonly<Record<EndedBy, RulingId>> = { out: 'R31', turn7: 'R26', dry: 'R37' };

/** So many rounds in a row without a single question: nothing will ever happen again (R48). */
const MOST_SILENT_ROUNDS = 1000;

export const endRound = (game: Game): void => {
  if (game.actions.pending > 0) cancelAll(game, CANCELLED_BY[endedBy(game)]);
  bank(game);
  game.reporter.roundEnded(game, endedBy(game));
  game.onRoundEnd?.(game);
  clearTable(game);
  game.silentRounds++;
  const winner = leaderAt(game, game.rules.target);
  if (winner !== NOBODY || isExhausted(game) || game.silentRounds === MOST_SILENT_ROUNDS) finish(game, winner);
  else beginRound(game, game.dealer.left);
};

const bank = (game: Game): void => {
  let hand = game.dealer;
  do {
    hand.total += roundScore(game, hand);
    hand = hand.left;
  } while (hand !== game.dealer);
};

/** Everything on the table goes to the discard pile (R21, R38). */
const clearTable = (game: Game): void => {
  let hand = game.dealer;
  do {
    hand.clear();
    hand = hand.left;
  } while (hand !== game.dealer);
};

const finish = (game: Game, winner: Seat): void => {
  game.askedCard = GAME_OVER;
  game.actions.clear(); // nobody is asked for a target any more
  game.winner = winner;
  game.reporter.gameEnded(winner, winner === NOBODY ? 'R48' : 'R43');
};

/** How the round that has ended did so. */
const endedBy = (game: Game): EndedBy => ENDED_BY[game.ending - OUT]!; // an ending from OUT to DRY
