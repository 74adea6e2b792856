/** The simple player: hits below a number of points, then stays. */
import { type Choice, type Game, HIT, NO_CARD, STAY } from '@turn7/engine';
import { aim } from './aim.ts';

/** The choice of a player who stays with at least `points` in front of it. */
export const stayAt = (game: Game, points: number): Choice => {
  if (game.askedCard !== NO_CARD) return aim(game);
  return game.hands.points(game.asked) >= points ? STAY : HIT;
};
