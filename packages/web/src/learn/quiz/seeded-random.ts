/** Chance that can be repeated: the same seed gives the same quiz to everybody. */

export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 on. mulberry32: enough for a quiz. */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let word = this.#state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * n);
  }

  /** From the least to the most, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  pick<T>(things: readonly [T, ...T[]]): T {
    return things[this.below(things.length)] ?? things[0];
  }

  shuffled<T>(things: readonly T[]): readonly T[] {
    const left = [...things];
    return things.flatMap(() => left.splice(this.below(left.length), 1));
  }
}
