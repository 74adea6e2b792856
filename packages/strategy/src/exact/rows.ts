/**
 * The rows that a seat may still come to, short of a seventh number, and the cards that lead from one to the next.
 *
 * Every index is a row, a link of a row, or a number of the deck: that proves each `!`.
 */
import { type Card, LAST_NUMBER, SEVEN } from '@turn7/engine';

/** Where the seventh number leads: to no row, for the round is over. */
const SEVENTH = -1;

/** Columns with one entry a row. Row 0 is the row of now, and every row comes after those it can grow from. */
export interface Rows {
  readonly size: number;
  readonly sum: Int32Array;
  /** Number cards left while the seat has this row, twins included. */
  readonly cards: Int32Array;
  /** How many of these are twins. */
  readonly twins: Int32Array;
  /** The sum of those that are not. */
  readonly fresh: Int32Array;
  /** How many of them would be the seventh number. */
  readonly sevens: Int32Array;
  /** The numbers that can join a row are the links from `first[row]` up to `first[row + 1]`. */
  readonly first: Int32Array;
  readonly number: Int32Array;
  readonly copies: Int32Array;
  /** The row with that number, or SEVENTH. */
  readonly to: Int32Array;
}

/** All rows that numbers can make of this one. `left`: how many cards of each kind are left. */
export function rowsFrom(row: readonly Card[], left: ArrayLike<number>): Rows {
  const joining = numbersBeside(row, left);
  const room = SEVEN - 1 - row.length;
  const sets = setsOf(joining.length, room);
  const rows = emptyRows(sets.length, joining.length);
  const rowSum = row.reduce((sum, number) => sum + number, 0);
  const cards = numberCards(left);
  const placeOf = new Int32Array(1 << joining.length).fill(SEVENTH);
  for (let place = 0; place < rows.size; place++) placeOf[sets[place]!] = place;

  let links = 0;
  for (let place = 0; place < rows.size; place++) {
    const set = sets[place]!;
    let sum = rowSum;
    let drawn = 0;
    let freshCards = 0;
    let fresh = 0;
    for (let i = 0; i < joining.length; i++) {
      const number = joining[i]!;
      const copies = left[number]!;
      if (set & (1 << i)) {
        sum += number;
        drawn++;
        continue;
      }
      freshCards += copies;
      fresh += copies * number;
      rows.number[links] = number;
      rows.copies[links] = copies;
      rows.to[links++] = placeOf[set | (1 << i)]!;
    }
    rows.first[place + 1] = links;
    rows.sum[place] = sum;
    rows.cards[place] = cards - drawn;
    rows.twins[place] = cards - drawn - freshCards;
    rows.fresh[place] = fresh;
    rows.sevens[place] = drawn === room ? freshCards : 0;
  }
  return rows;
}

const emptyRows = (size: number, joining: number): Rows => ({
  size,
  sum: new Int32Array(size),
  cards: new Int32Array(size),
  twins: new Int32Array(size),
  fresh: new Int32Array(size),
  sevens: new Int32Array(size),
  first: new Int32Array(size + 1),
  number: new Int32Array(size * joining),
  copies: new Int32Array(size * joining),
  to: new Int32Array(size * joining),
});

/** The numbers that are left and not in the row. */
const numbersBeside = (row: readonly Card[], left: ArrayLike<number>): Card[] => {
  const numbers: Card[] = [];
  for (let number = 0; number <= LAST_NUMBER; number++) {
    if (left[number]! > 0 && !row.includes(number)) numbers.push(number);
  }
  return numbers;
};

const numberCards = (left: ArrayLike<number>): number => {
  let cards = 0;
  for (let number = 0; number <= LAST_NUMBER; number++) cards += left[number]!;
  return cards;
};

/** The sets of at most `most` of so many things, each as bits, small ones first. */
const setsOf = (things: number, most: number): number[] => {
  const bySize = Array.from({ length: things + 1 }, (): number[] => []);
  for (let set = 0; set < 1 << things; set++) bySize[bitsIn(set)]!.push(set);
  return bySize.slice(0, most + 1).flat();
};

const bitsIn = (set: number): number => {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};
