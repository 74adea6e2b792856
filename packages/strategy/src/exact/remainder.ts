/** What a seat has and what may come to it, from what everyone may see; and the same once the last card is drawn. */
import { type Card, isModifier, isNumber, KINDS, LIFE_SAVER, SEVEN, type Seat, type View } from '@turn7/engine';

export interface Remainder {
  /** The cards in front of the seat. */
  readonly hand: readonly Card[];
  /** How many cards of each kind are left to draw. */
  readonly left: readonly number[];
  /** And how many follow once these have run out. */
  readonly later: readonly number[];
}

const NOTHING: readonly number[] = Array<number>(KINDS).fill(0);

/** For a seat that is still in the round. */
export function remainderFor(view: View, seat: Seat): Remainder {
  const one = view.seats[seat];
  if (one?.status !== 'active') {
    throw new RangeError(`seat ${seat} is not in the round; expected one that is active`);
  }
  if (view.drawSize === 0) return { hand: one.cards, left: view.discard, later: NOTHING };
  return { hand: one.cards, left: view.unseen, later: view.discard };
}

/**
 * The seat has drawn all that was left, and so many twins among it were stopped. Null if it cannot come to that, because
 * a seventh number ends the round or another twin busts; or if nothing follows.
 */
export function drawnDry({ hand, left, later }: Remainder, held: boolean, stopped: number): Remainder | null {
  const numbers = [...left.keys()].filter((card) => isNumber(card) && left[card]! > 0 && !hand.includes(card));
  const modifiers = [...left.keys()].filter(isModifier).flatMap((card) => Array<Card>(left[card]!).fill(card));
  const row = [...hand.filter(isNumber), ...numbers];
  const twins = left.map((copies, card) => (isNumber(card) ? copies - (numbers.includes(card) ? 1 : 0) : 0));
  if (row.length >= SEVEN || sumOf(twins) !== stopped || sumOf(later) === 0) return null;
  const next = later.map((copies, card) => copies + twins[card]! + (card === LIFE_SAVER ? stopped : 0));
  const lifeSaver = held ? [LIFE_SAVER] : [];
  return { hand: [...row, ...hand.filter(isModifier), ...modifiers, ...lifeSaver], left: next, later: NOTHING };
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
