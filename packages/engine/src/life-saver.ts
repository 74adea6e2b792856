/** The Life Saver: kept (R17), used (R18), given away (R19) or discarded (R20), and always at once (R32). */
import { type Card, LIFE_SAVER } from './card.ts';
import type { Game } from './game.ts';
import { ask } from './question.ts';
import type { Seat } from './seat.ts';
import { countTargets, firstTarget } from './target.ts';

export const takeLifeSaver = (game: Game, seat: Seat): void => {
  if (!game.hands.hasLifeSaver(seat)) game.hands.holdLifeSaver(seat);
  else passOn(game, seat);
};

const passOn = (game: Game, seat: Seat): void => {
  const takers = countTargets(game, LIFE_SAVER);
  if (takers > 1) ask(game, seat, LIFE_SAVER);
  else if (takers === 1) give(game, seat, firstTarget(game, LIFE_SAVER), true);
  else game.reporter?.spareDiscarded(seat);
};

export const give = (game: Game, seat: Seat, to: Seat, forced: boolean): void => {
  game.hands.holdLifeSaver(to);
  game.reporter?.gave(seat, to, forced);
};

export const useLifeSaver = (game: Game, seat: Seat, twin: Card): void => {
  game.hands.dropLifeSaver(seat);
  game.reporter?.saved(seat, twin);
};
