/** Where a seat stands in the middle of a round. */
import { BUSTED, type Game, type Seat } from '@turn7/engine';

/** What a seat's total will be if nothing more happens to it in this round. */
export const standing = (game: Game, seat: Seat): number => {
  const { hands } = game;
  return hands.total(seat) + (hands.status(seat) === BUSTED ? 0 : hands.points(seat));
};
