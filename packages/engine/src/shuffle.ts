/**
 * Chance is a participant: whoever creates a game says where the order of its cards comes from. A seeded shuffler serves
 * simulations, a secret one real games, a dictated one records and tests.
 */
import type { Card } from './card.ts';

export interface Shuffler {
  /** Puts the first `count` cards into a new order. The last of them will be the top of the draw pile. */
  shuffle(cards: Uint8Array, count: number): void;
  /** A shuffler that goes on as this one would, without disturbing it. */
  clone(): Shuffler;
}

/** A source of fair integers, such as a cryptographic one. */
export interface Chance {
  /** A whole number from 0 to n − 1, each as likely as the other. */
  below(n: number): number;
  /** A source that goes on as this one would, without disturbing it; one without a state may be its own clone. */
  clone(): Chance;
}

/** A shuffle as fair as its source. */
export const shufflerFrom = (chance: Chance): Shuffler => ({
  shuffle(cards, count) {
    for (let left = count; left > 1; left--) swap(cards, chance.below(left), left - 1);
  },
  clone: () => shufflerFrom(chance.clone()),
});

const swap = (cards: Uint8Array, a: number, b: number): void => {
  // Both indices lie below `count`, which is at most the length of `cards`.
  const card: Card = cards[a]!;
  cards[a] = cards[b]!;
  cards[b] = card;
};

/**
 * A repeatable shuffler: xoshiro128** (Blackman and Vigna), its state spread from one integer by a mixing function.
 * An index below n is the high part of n × as many random bits as fit beside the pile's size in 32: for 94 cards these
 * are 25, so no index is more than 0.0003 % off from fair.
 */
export class SeededShuffler implements Shuffler {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  constructor(seed: number) {
    this.reseed(seed);
  }

  reseed(seed: number): void {
    this.#a = mix(seed + GOLDEN);
    this.#b = mix(seed + 2 * GOLDEN);
    this.#c = mix(seed + 3 * GOLDEN);
    this.#d = mix(seed + 4 * GOLDEN);
  }

  shuffle(cards: Uint8Array, count: number): void {
    let a = this.#a;
    let b = this.#b;
    let c = this.#c;
    let d = this.#d;
    const bits = Math.clz32(count);
    for (let left = count; left > 1; left--) {
      const word = Math.imul(rotate(Math.imul(b, 5), 7), 9);
      const t = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= t;
      d = rotate(d, 11);
      swap(cards, Math.imul(word >>> (32 - bits), left) >>> bits, left - 1);
    }
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  clone(): SeededShuffler {
    const copy = new SeededShuffler(0);
    copy.#a = this.#a;
    copy.#b = this.#b;
    copy.#c = this.#c;
    copy.#d = this.#d;
    return copy;
  }
}

const GOLDEN = 0x9e3779b9;

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function mix(seed: number): number {
  let word = seed | 0;
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return word ^ (word >>> 15);
}
