/** Reshuffles that somebody wrote down: a record's `draw` lines after the first. Somebody else may shuffle after them. */
import type { Card } from './card.ts';
import { fixOrder, lastOf, type Shuffler } from './shuffle.ts';

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
  readonly #after: Shuffler | null;
  #used: number;

  /** `piles`: top card first. `after`: shuffles when they are used up; without it that is an error. */
  constructor(piles: readonly (readonly Card[])[], after: Shuffler | null = null, used = 0) {
    this.#piles = piles;
    this.#after = after;
    this.#used = used;
  }

  readonly pick = lastOf;

  begin(cards: Uint8Array, count: number): void {
    const pile = this.#piles[this.#used++];
    if (pile === undefined && this.#after !== null) {
      fixOrder(this.#after, cards, count);
      return;
    }
    const discard = cards.subarray(0, count);
    if (pile === undefined) throw new DictationError(this.#used, 'missing', Array.from(discard));
    const order = Uint8Array.from(pile).reverse();
    if (!haveSameCards(order, discard)) throw new DictationError(this.#used, 'other cards', Array.from(discard));
    cards.set(order);
  }

  clone(): DictatedShuffler {
    return new DictatedShuffler(this.#piles, this.#after?.clone() ?? null, this.#used);
  }
}

function haveSameCards(a: Uint8Array, b: Uint8Array): boolean {
  const [left, right] = [a.slice().sort(), b.slice().sort()];
  return left.length === right.length && left.every((card, i) => card === right[i]);
}
