/** Reshuffles that somebody wrote down: a record's `draw` lines after the first. */
import type { Card } from './card.ts';
import { lastOf, type Shuffler } from './shuffle.ts';

/** A reshuffle that was not written down, or not as a new order of the cards that are there. */
export class DictationError extends Error {
  override readonly name = 'DictationError';
  /** Which reshuffle, counted from 1. */
  readonly reshuffle: number;
  readonly kind: 'missing' | 'other cards';
  /** The cards to be reshuffled. */
  readonly cards: readonly Card[];

  constructor(reshuffle: number, kind: 'missing' | 'other cards', cards: readonly Card[]) {
    super(`reshuffle ${reshuffle}: ${kind}`);
    this.reshuffle = reshuffle;
    this.kind = kind;
    this.cards = cards;
  }
}

export class DictatedShuffler implements Shuffler {
  readonly #piles: readonly (readonly Card[])[];
  #used: number;

  /** `piles`: top card first. */
  constructor(piles: readonly (readonly Card[])[], used = 0) {
    this.#piles = piles;
    this.#used = used;
  }

  readonly pick = lastOf;

  begin(cards: Uint8Array, count: number): void {
    const pile = this.#piles[this.#used++];
    const discard = cards.subarray(0, count);
    if (pile === undefined) throw new DictationError(this.#used, 'missing', Array.from(discard));
    const order = Uint8Array.from(pile).reverse();
    if (!haveSameCards(order, discard)) throw new DictationError(this.#used, 'other cards', Array.from(discard));
    cards.set(order);
  }

  clone(): DictatedShuffler {
    return new DictatedShuffler(this.#piles, this.#used);
  }
}

function haveSameCards(a: Uint8Array, b: Uint8Array): boolean {
  const [left, right] = [a.slice().sort(), b.slice().sort()];
  return left.length === right.length && left.every((card, i) => card === right[i]);
}
