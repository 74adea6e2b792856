/** What the rows of the quiz are made of. */
import {
  CARDS,
  type Card,
  copiesOf,
  DEFAULT_TARGET,
  isNumber,
  MODIFIER_CARDS,
  type Seat,
  type SeatPosition,
  scoreOf,
} from '@turn7/engine';
import type { Claim } from './claim.ts';
import type { SeededRandom } from './seeded-random.ts';

const [first = 0, ...more] = MODIFIER_CARDS;
/** Every modifier, of which there is always one. */
export const MODIFIERS: readonly [Card, ...Card[]] = [first, ...more];

/** Somewhere before the end of a game. */
const someTotal = (random: SeededRandom): number => random.between(0, DEFAULT_TARGET / 2);

export const active = (random: SeededRandom, cards: readonly Card[]): SeatPosition => ({
  total: someTotal(random),
  cards,
  status: 'active',
});

export const stayed = (random: SeededRandom, cards: readonly Card[]): SeatPosition => ({
  ...active(random, cards),
  status: 'stayed',
});

/** What these cards score by themselves. */
export const totalFor = (cards: readonly Card[]): number => scoreOf(cards).total;

/** Each score once. Only the engine knows which of them is right. */
export const scores = (seat: Seat, points: readonly number[]): readonly Claim[] =>
  [...new Set(points)].map((value) => ({ kind: 'scores', seat, points: value }));

/** Hands for made-up positions: no card is dealt that the deck no longer has. */
export class Hands {
  readonly #random: SeededRandom;
  readonly #left = CARDS.map((_, card) => copiesOf(card));

  constructor(random: SeededRandom) {
    this.#random = random;
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
    return this.take(...this.#random.shuffled(there).slice(0, count));
  }

  /** A second one of these numbers, wherever the deck has one. */
  twinOf(numbers: readonly Card[]): Card {
    const twin = this.#random.shuffled(numbers).find((card) => (this.#left[card] ?? 0) > 0);
    if (twin === undefined) throw new RangeError(`no twin is left of ${numbers.join(' ')}`);
    this.take(twin);
    return twin;
  }
}
