/** Who a card may go to: an active seat (R22, R24), and a spare Life Saver only to one without (R19). */
import { type Card, LIFE_SAVER } from './card.ts';
import type { Game } from './game.ts';
import { NOBODY, type Seat } from './seat.ts';

/** False for anything that is not a seat as well. */
export const isTarget = (game: Game, card: Card, seat: Seat): boolean => {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < game.seats)) return false;
  return game.active.has(seat) && !(card === LIFE_SAVER && game.hands.hasLifeSaver(seat));
};

export const countTargets = (game: Game, card: Card): number => {
  let count = 0;
  for (let seat = 0; seat < game.seats; seat++) if (isTarget(game, card, seat)) count++;
  return count;
};

/** The first target in the order of the seats, or NOBODY. */
export const firstTarget = (game: Game, card: Card): Seat => {
  for (let seat = 0; seat < game.seats; seat++) if (isTarget(game, card, seat)) return seat;
  return NOBODY;
};
