/** Totals of the others, however they come about: the best, the second best, and all together. */
export class Field {
  best = 0;
  second = 0;
  sum = 0;

  clear(): void {
    this.best = 0;
    this.second = 0;
    this.sum = 0;
  }

  meet(total: number): void {
    this.sum += total;
    if (total > this.best) {
      this.second = this.best;
      this.best = total;
    } else if (total > this.second) this.second = total;
  }
}
