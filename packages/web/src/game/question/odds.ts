/** The exact odds of the card that is asked for. They need no thinking, so nobody waits for them. */
import { gameFrom, type Seat, SeededShuffler, type View } from '@turn7/engine';
import { type Odds, oddsOf } from '@turn7/strategy';

/** Of a seat that is still in the round. */
export const oddsIn = (view: View, seat: Seat): Odds => oddsOf(gameFrom(view, new SeededShuffler(0)), seat);

/** How many of the cards bust. */
export const bustsIn = ({ bust, cards }: Odds): number => Math.round(bust * cards);
