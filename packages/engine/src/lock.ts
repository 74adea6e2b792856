/** The Lock: its seat banks and is out, and it lies in front of that seat until the round ends (R23). */
import { LOCK } from './card.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import { leave } from './round.ts';
import { LOCKED } from './seat.ts';

export const lock = (game: Game, hand: Hand): void => {
  game.actions.pending--;
  hand.lay(LOCK);
  leave(game, hand, LOCKED);
  game.reporter.tell({ kind: 'locked', seat: hand.seat, points: hand.points, ruling: 'R23' });
};
