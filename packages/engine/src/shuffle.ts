/**
 * Chance is a participant: whoever creates a game says where its cards come from. A seeded shuffler serves simulations, a
 * secret one real games, a dictated one records and tests.
 */
import { NOBODY, type Seat } from './seat.ts';

/** Nobody looks at a draw pile, so its order may be fixed at once or found card by card. */
export interface Shuffler {
  /** There is a new draw pile, the first `count` of these cards: whoever fixes its order does so now. */
  begin(cards: Uint8Array, count: number): void;
  /**
   * The place of the next card among the `count` that are left. The last is the top of a pile whose order is fixed. `seat`:
   * who draws it, NOBODY if nobody does yet; real cards do not care.
   */
  pick(count: number, seat: Seat): number;
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

/** A shuffle as fair as its source, whole piles at once. */
export const shufflerFrom = (chance: Chance): Shuffler => ({
  begin(cards, count) {
    for (let left = count; left > 1; left--) swap(cards, chance.below(left), left - 1);
  },
  pick: lastOf,
  clone: () => shufflerFrom(chance.clone()),
});

/** The place of the top of a pile whose order is fixed. */
export const lastOf = (count: number): number => count - 1;

/** Leaves a pile as it lies, and draws from its top. */
export const TOP: Shuffler = { begin() {}, pick: lastOf, clone: () => TOP };

/** Puts a pile into the order in which a shuffler would pick its cards, and leaves the shuffler as if it had. */
export const fixOrder = (shuffler: Shuffler, cards: Uint8Array, count: number): void => {
  shuffler.begin(cards, count);
  for (let left = count; left > 0; left--) swap(cards, shuffler.pick(left, NOBODY), left - 1);
};

const swap = (cards: Uint8Array, a: number, b: number): void => {
  // Both indices lie below `count`, which is at most the length of `cards`.
  const card = cards[a]!;
  cards[a] = cards[b]!;
  cards[b] = card;
};

/**
 * A repeatable shuffler: xoroshiro64** (Blackman and Vigna), its two words spread from one integer by a mixing function.
 * A place below n is the high part of n × as many random bits as fit beside the pile's size in 32: for 94 cards these are
 * 25, so no place is more than 0.0003 % off from fair.
 */
export class SeededShuffler implements Shuffler {
  #a = 0;
  #b = 0;

  constructor(seed: number) {
    this.reseed(seed);
  }

  reseed(seed: number): void {
    this.#a = mix(seed + GOLDEN);
    this.#b = mix(seed + 2 * GOLDEN);
  }

  begin(_cards: Uint8Array, _count: number): void {}

  pick(count: number): number {
    const a = this.#a;
    const b = this.#b ^ a;
    this.#a = rotate(a, 26) ^ b ^ (b << 9);
    this.#b = rotate(b, 13);
    const word = Math.imul(rotate(Math.imul(a, 0x9e3779bb), 5), 5);
    const bits = Math.clz32(count);
    return Math.imul(word >>> (32 - bits), count) >>> bits;
  }

  clone(): SeededShuffler {
    const copy = new SeededShuffler(0);
    copy.#a = this.#a;
    copy.#b = this.#b;
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
