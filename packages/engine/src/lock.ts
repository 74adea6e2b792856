/** The Lock: its seat banks and is out, and it lies in front of that seat until the round ends (R23). */
import { LOCK } from './card.ts';
import type { Game } from './game.ts';
import { leave } from './round.ts';
import { LOCKED, type Seat } from './seat.ts';

export const lock = (game: Game, seat: Seat): void => {
  game.actions.pending--;
  game.hands.lay(seat, LOCK);
  leave(game, seat, LOCKED);
  game.reporter?.locked(seat, game.hands.points(seat));
};
