/** Where the seats stand in the middle of a round. */
import type { Hand } from '@turn7/engine';

/** What a hand's total will be if nothing more happens to it in this round. */
export const standing = (hand: Hand): number => hand.total + hand.points;

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
