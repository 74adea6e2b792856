/** Turns: each active seat in order hits or stays (R10–R12), beginning at the dealer's left (R4). */
import { drawCard } from './draw.ts';
import type { Game } from './game.ts';
import { ask, NO_CARD } from './question.ts';
import { leave, TURNS } from './round.ts';
import { type Seat, STAYED } from './seat.ts';

/** Goes on to the next active seat (R33), of which there is one. */
export const nextTurn = (game: Game): void => {
  const seat = game.active.after(game.turn);
  game.turn = seat;
  game.phase = TURNS;
  if (game.hands.isEmpty(seat)) drawCard(game, seat, 'no card');
  else ask(game, seat, NO_CARD);
};

export const hit = (game: Game, seat: Seat): void => {
  drawCard(game, seat, 'hit');
};

export const stay = (game: Game, seat: Seat): void => {
  leave(game, seat, STAYED);
  game.reporter?.stayed(seat, game.hands.points(seat));
};
