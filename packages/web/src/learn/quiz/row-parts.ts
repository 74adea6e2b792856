/** What the rows of the quiz are made of. */
import { CARDS, type Card, DEFAULT_TARGET, isModifier, type Seat, type SeatPosition, scoreOf } from '@turn7/engine';
import type { Claim } from './claim.ts';
import type { Dice } from './dice.ts';

const modifiers = CARDS.map((_, card) => card).filter(isModifier);
const [first = 0, ...more] = modifiers;
/** Every modifier, of which there is always one. */
export const MODIFIERS: readonly [Card, ...Card[]] = [first, ...more];

/** Somewhere before the end of a game. */
const someTotal = (dice: Dice): number => dice.between(0, DEFAULT_TARGET / 2);

export const active = (dice: Dice, cards: readonly Card[]): SeatPosition => ({
  total: someTotal(dice),
  cards,
  status: 'active',
});

export const stayed = (dice: Dice, cards: readonly Card[]): SeatPosition => ({
  ...active(dice, cards),
  status: 'stayed',
});

/** What these cards score by themselves. */
export const totalFor = (cards: readonly Card[]): number => scoreOf(cards).total;

/** Each score once. Only the engine knows which of them is right. */
export const scores = (seat: Seat, points: readonly number[]): readonly Claim[] =>
  [...new Set(points)].map((value) => ({ kind: 'scores', seat, points: value }));
