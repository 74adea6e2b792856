/** The exact odds of the card that is asked for, which need no thinking, so nobody waits for them; and the chances to win. */
import { gameFrom, HIT, type Seat, SeededShuffler, STAY, type View } from '@turn7/engine';
import { type Advice, type Odds, oddsOf } from '@turn7/strategy';
import { percent } from '../../words/format.ts';
import type { Texts } from '../../words/texts.ts';

/** Of a seat that is still in the round. */
export const oddsIn = (view: View, seat: Seat): Odds => oddsOf(gameFrom(view, new SeededShuffler(0)), seat);

/** How many of the cards bust. */
export const bustsIn = ({ bust, cards }: Odds): number => Math.round(bust * cards);

/** Where that risk comes from. `saved`: whether the seat has a Life Saver. */
export function riskText(odds: Odds, saved: boolean, t: Texts['coach']): string {
  if (odds.bust > 0) return t.twins(bustsIn(odds), odds.cards);
  return saved ? t.saved : t.safe;
}

/** The chances to win by either answer, where the reason knows them; with as many digits as tell them apart. */
export function winChances({ reason }: Advice): { readonly hit: string; readonly stay: string } | null {
  if (reason.kind !== 'playouts') return null; // of a judgement only the differences mean something
  const [hit, stay] = [HIT, STAY].map((choice) => reason.options.find((option) => option.choice === choice)?.value);
  if (hit === undefined || stay === undefined) return null;
  const digits = Math.round(100 * hit) === Math.round(100 * stay) ? 1 : 0;
  return { hit: percent(hit, digits), stay: percent(stay, digits) };
}
