/**
 * One round with numbers alone, for any worth of a score. With a single layer and no modifiers a cell is just a row, and
 * one tight loop settles all 4,096 of them. It does so for four worths at once, which takes hardly longer than for one:
 * the duel needs it tens of thousands of times.
 *
 * Every index is a row, a link, a score, or a lane of these: that proves each `!`.
 */
import { TURN_7_BONUS } from '@turn7/engine';
import { MOST_SUM } from './memory.ts';
import type { Rows } from './rows.ts';

/** So many worths are looked at side by side: the first of each score come first. */
export const LANES = 4;
/** No score is higher. */
export const MOST_POINTS = MOST_SUM + TURN_7_BONUS;

export class RowGraph {
  private readonly rows: Rows;
  /** Where each link leads: to the first lane of a row, or behind the rows to that of the score of a Turn 7. */
  private readonly to: Int32Array;
  private readonly copies: Float64Array;
  /** What each row is worth, and behind the rows what each score is worth. */
  private readonly worth: Float64Array;

  constructor(rows: Rows) {
    this.rows = rows;
    this.to = targetsOf(rows);
    this.copies = Float64Array.from(rows.copies);
    this.worth = new Float64Array((rows.size + MOST_POINTS + 1) * LANES);
  }

  /** The most that can be expected from the first row in each lane, if a score of x is worth `worthOf[x × LANES + lane]`. */
  best(worthOf: Float64Array): Float64Array {
    const { to, copies, worth } = this;
    const { size, first, twins, cards, sum } = this.rows;
    worth.set(worthOf, size * LANES);
    for (let row = size - 1; row >= 0; row--) {
      let a = twins[row]! * worthOf[0]!;
      let b = twins[row]! * worthOf[1]!;
      let c = twins[row]! * worthOf[2]!;
      let d = twins[row]! * worthOf[3]!;
      for (let link = first[row]!, end = first[row + 1]!; link < end; link++) {
        const count = copies[link]!;
        const next = to[link]!;
        a += count * worth[next]!;
        b += count * worth[next + 1]!;
        c += count * worth[next + 2]!;
        d += count * worth[next + 3]!;
      }
      const share = 1 / cards[row]!;
      const here = row * LANES;
      const stay = sum[row]! * LANES;
      worth[here] = Math.max(a * share, worthOf[stay]!);
      worth[here + 1] = Math.max(b * share, worthOf[stay + 1]!);
      worth[here + 2] = Math.max(c * share, worthOf[stay + 2]!);
      worth[here + 3] = Math.max(d * share, worthOf[stay + 3]!);
    }
    return worth.slice(0, LANES);
  }

  /** The chance to bust in the first lane, when playing as `best` has just found to be best. */
  bust(): number {
    const { to, copies, worth } = this;
    const { size, first, twins, cards, sum } = this.rows;
    const risk = new Float64Array(worth.length);
    for (let row = size - 1; row >= 0; row--) {
      if (worth[row * LANES] === worth[(size + sum[row]!) * LANES]) continue; // it stays
      let busts = twins[row]!;
      for (let link = first[row]!; link < first[row + 1]!; link++) busts += copies[link]! * risk[to[link]!]!;
      risk[row * LANES] = busts / cards[row]!;
    }
    return risk[0]!;
  }
}

const targetsOf = ({ size, first, to, sum, number }: Rows): Int32Array => {
  const targets = to.map((row) => row * LANES);
  for (let row = 0; row < size; row++) {
    for (let link = first[row]!; link < first[row + 1]!; link++) {
      if (to[link]! < 0) targets[link] = (size + sum[row]! + number[link]! + TURN_7_BONUS) * LANES;
    }
  }
  return targets;
};
