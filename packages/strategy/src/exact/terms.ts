/**
 * A weighted sum of rows of cells, both ways: `collect` reads it, `spread` writes it. Four rows at a time and two at the
 * end, because a sum that is fetched once for four rows costs half.
 *
 * Every index is a term, or a cell of its row: that proves each `!`.
 */

/** From one row at most thirteen numbers, a twin and three other kinds of card lead to others; rounded up to twos. */
const MOST = 18;

export class Terms {
  private readonly starts = new Int32Array(MOST);
  private readonly weights = new Float64Array(MOST);
  private size = 0;

  clear(): void {
    this.size = 0;
  }

  /** Adds the row that starts at a cell. */
  add(start: number, weight: number): void {
    this.starts[this.size] = start;
    this.weights[this.size++] = weight;
  }

  /** Fills up the last two with a row of zeros, that stay zeros. */
  fill(zeros: number): void {
    if ((this.size & 1) !== 0) this.add(zeros, 0);
  }

  /** The sum for one cell of the rows. */
  at(cells: Float64Array, place: number): number {
    let sum = 0;
    for (let i = 0; i < this.size; i++) sum += this.weights[i]! * cells[this.starts[i]! + place]!;
    return sum;
  }

  /** Adds the rows to the sums, each as often as its weight says. */
  collect(cells: Float64Array, sums: Float64Array): void {
    const { starts, weights } = this;
    let i = 0;
    for (; i + 2 < this.size; i += 4) {
      const a = starts[i]!;
      const b = starts[i + 1]!;
      const c = starts[i + 2]!;
      const d = starts[i + 3]!;
      const p = weights[i]!;
      const q = weights[i + 1]!;
      const r = weights[i + 2]!;
      const s = weights[i + 3]!;
      for (let at = 0; at < sums.length; at++) {
        sums[at]! += p * cells[a + at]! + q * cells[b + at]! + r * cells[c + at]! + s * cells[d + at]!;
      }
    }
    if (i < this.size) {
      const a = starts[i]!;
      const b = starts[i + 1]!;
      const p = weights[i]!;
      const q = weights[i + 1]!;
      for (let at = 0; at < sums.length; at++) sums[at]! += p * cells[a + at]! + q * cells[b + at]!;
    }
  }

  /** Adds the shares to the rows, each as often as its weight says. */
  spread(cells: Float64Array, shares: Float64Array): void {
    const { starts, weights } = this;
    let i = 0;
    for (; i + 2 < this.size; i += 4) {
      const a = starts[i]!;
      const b = starts[i + 1]!;
      const c = starts[i + 2]!;
      const d = starts[i + 3]!;
      const p = weights[i]!;
      const q = weights[i + 1]!;
      const r = weights[i + 2]!;
      const s = weights[i + 3]!;
      for (let at = 0; at < shares.length; at++) {
        const share = shares[at]!;
        cells[a + at]! += p * share;
        cells[b + at]! += q * share;
        cells[c + at]! += r * share;
        cells[d + at]! += s * share;
      }
    }
    if (i < this.size) {
      const a = starts[i]!;
      const b = starts[i + 1]!;
      const p = weights[i]!;
      const q = weights[i + 1]!;
      for (let at = 0; at < shares.length; at++) {
        cells[a + at]! += p * shares[at]!;
        cells[b + at]! += q * shares[at]!;
      }
    }
  }
}
