/**
 * What is known of the answers to a position: for every answer everybody's chance to win. First what the net says, which
 * counts like a number of playouts; then playouts. These come in batches that spread the next cards evenly, so a batch is
 * what the error is measured by. The same batch deals all answers the same cards.
 *
 * Every index is an answer times the number of seats plus a seat, below the width: that proves each `!`.
 */
import type { Seat } from '@turn7/engine';
import { BATCH } from './futures.ts';

export interface Measured {
  readonly value: number;
  /** The standard error. */
  readonly se: number;
}

/** From here on cells are joined, two of the same half. */
const MOST_CELLS = 64;
/** So many playouts the net is worth: its usual error is about as large as theirs. */
const TRUST = 40;
/** That error, at a chance p, in √(p(1 − p)): of a level, and of the difference of two answers. */
const LEVEL_ERROR = 0.046;
const DIFFERENCE_ERROR = 0.055;

export class Estimate {
  readonly #seats: number;
  readonly #answers: number;
  readonly #prior: Float64Array;
  #expected = 0;
  /** Means of equally many batches each. Those at odd and at even places are two halves that know nothing of each other. */
  #cells: Float64Array[] = [];
  /** Batches in a cell. */
  #grain = 1;
  #open: Float64Array;
  #opened = 0;

  constructor(answers: number, seats: number) {
    this.#seats = seats;
    this.#answers = answers;
    this.#prior = new Float64Array(answers * seats);
    this.#open = new Float64Array(answers * seats);
  }

  /** What the net says of the next answer, by seat. */
  expect(chances: readonly number[]): void {
    this.#prior.set(chances, this.#expected++ * this.#seats);
  }

  /** Whether the net has said something of every answer. */
  get isExpected(): boolean {
    return this.#expected === this.#answers;
  }

  /** What an answer costs a seat against the best, as the net says. */
  expectedCost(answer: number, seat: Seat): number {
    return this.#expectedDifference(this.#bestIn([], seat), answer, seat).value;
  }

  /** How many batches it was given. */
  get batches(): number {
    return this.#counted + this.#opened;
  }

  /** How many of them the means below are made of. */
  get #counted(): number {
    return this.#cells.length * this.#grain;
  }

  /** Takes in the mean of a batch. */
  add(batch: Float64Array): void {
    for (let i = 0; i < batch.length; i++) this.#open[i]! += batch[i]! / this.#grain;
    if (++this.#opened < this.#grain) return;
    this.#cells.push(this.#open);
    this.#open = new Float64Array(this.#prior.length);
    this.#opened = 0;
    if (this.#cells.length === MOST_CELLS) this.#join();
  }

  /** The chance of a seat after an answer. */
  level(answer: number, seat: Seat): Measured {
    const at = this.#at(answer, seat);
    const expected = this.#prior[at]!;
    const playouts = measured(this.#cells.map((cell) => cell[at]!));
    return this.#together(playouts, { value: expected, se: LEVEL_ERROR * spread(expected) });
  }

  /** How much more one answer gives a seat than another. */
  difference(more: number, less: number, seat: Seat): Measured {
    if (more === less) return { value: 0, se: 0 };
    const playouts = measured(this.#cells.map(this.#above(more, less, seat)));
    return this.#together(playouts, this.#expectedDifference(more, less, seat));
  }

  /**
   * What an answer costs a seat against the best. The greatest of several noisy numbers is too great, so the best is found
   * in one half of the playouts and measured in the other, both ways.
   */
  cost(answer: number, seat: Seat): Measured {
    const best = this.best(seat);
    if (this.#cells.length < 2) return this.difference(best, answer, seat);
    const [even, odd] = [0, 1].map((half) => this.#cells.filter((_, i) => i % 2 === half));
    return measured([
      ...odd!.map(this.#above(this.#bestIn(even!, seat), answer, seat)), // there are two halves
      ...even!.map(this.#above(this.#bestIn(odd!, seat), answer, seat)),
    ]);
  }

  /** The answer that gives a seat most. */
  best(seat: Seat): number {
    return this.#bestIn(this.#cells, seat);
  }

  #bestIn(cells: readonly Float64Array[], seat: Seat): number {
    const trust = TRUST / BATCH / this.#grain;
    let [best, most] = [0, -Infinity];
    for (let answer = 0; answer < this.#answers; answer++) {
      const at = this.#at(answer, seat);
      const sum = cells.reduce((total, cell) => total + cell[at]!, trust * this.#prior[at]!);
      if (sum > most) [best, most] = [answer, sum];
    }
    return best;
  }

  #together(playouts: Measured, expected: Measured): Measured {
    const count = this.#counted * BATCH;
    const weight = count / (count + TRUST);
    return {
      value: weight * playouts.value + (1 - weight) * expected.value,
      se: Math.hypot(weight * playouts.se, (1 - weight) * expected.se),
    };
  }

  #expectedDifference(more: number, less: number, seat: Seat): Measured {
    const [a, b] = [this.#prior[this.#at(more, seat)]!, this.#prior[this.#at(less, seat)]!];
    return { value: a - b, se: DIFFERENCE_ERROR * spread((a + b) / 2) };
  }

  #above(more: number, less: number, seat: Seat): (cell: Float64Array) => number {
    const [a, b] = [this.#at(more, seat), this.#at(less, seat)];
    return (cell) => cell[a]! - cell[b]!;
  }

  #at(answer: number, seat: Seat): number {
    return answer * this.#seats + seat;
  }

  #join(): void {
    const joined: Float64Array[] = [];
    for (let i = 0; i < this.#cells.length; i += 4) {
      joined.push(between(this.#cells[i]!, this.#cells[i + 2]!), between(this.#cells[i + 1]!, this.#cells[i + 3]!));
    }
    this.#cells = joined;
    this.#grain *= 2;
  }
}

const between = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, i) => (value + b[i]!) / 2);

const spread = (chance: number): number => Math.sqrt(Math.max(0, chance * (1 - chance)));

function measured(values: readonly number[]): Measured {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { value: mean, se: Math.sqrt(squares / Math.max(1, count * (count - 1))) };
}
