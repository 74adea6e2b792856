/** Hands for made-up positions: no card is dealt that the deck no longer has. */
import { CARDS, type Card, copiesOf, isNumber } from '@turn7/engine';
import type { Dice } from './dice.ts';

export class Hands {
  readonly #dice: Dice;
  readonly #left = CARDS.map((_, card) => copiesOf(card));

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** These cards, which are there. */
  take(...cards: readonly Card[]): readonly Card[] {
    for (const card of cards) this.#left[card] = (this.#left[card] ?? 0) - 1;
    return cards;
  }

  /** So many different numbers, none of those and none below the least. */
  numbers(count: number, without: readonly Card[] = [], least = 0): readonly Card[] {
    const there = CARDS.map((_, card) => card).filter(
      (card) => isNumber(card) && card >= least && (this.#left[card] ?? 0) > 0 && !without.includes(card),
    );
    return this.take(...this.#dice.shuffled(there).slice(0, count));
  }

  /** A second one of these numbers, wherever the deck has one. */
  twinOf(numbers: readonly Card[]): Card {
    const twin = this.#dice.shuffled(numbers).find((card) => (this.#left[card] ?? 0) > 0);
    if (twin === undefined) throw new RangeError(`no twin is left of ${numbers.join(' ')}`);
    this.take(twin);
    return twin;
  }
}
