/** Where a seat stands in the middle of a round. */
import type { Game, Seat } from '@turn7/engine';

/** What a seat's total will be if nothing more happens to it in this round. */
export const standing = (game: Game, seat: Seat): number => game.hands.total(seat) + game.hands.points(seat);
