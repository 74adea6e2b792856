/** Repeatable chance for training: mulberry-like mixing of a counter, good enough to pick samples and first weights. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1);
  }

  /** From 0 up to 1. */
  unit(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let word = this.#state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  }

  below(n: number): number {
    return Math.floor(this.unit() * n);
  }

  /** One of these, of which there is at least one. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!; // below the length
  }

  shuffle(items: Uint32Array): void {
    for (let left = items.length; left > 1; left--) {
      const at = this.below(left);
      const item = items[at]!; // both below the length
      items[at] = items[left - 1]!;
      items[left - 1] = item;
    }
  }
}
