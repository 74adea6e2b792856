/** Tables of every size and house rule, for properties that must hold at each; and random play at them. */
import { type Card, choicesOf, type Game, type Setup } from '../src/index.ts';
import { cards, dice } from './support.ts';

const SEATS = [1, 2, 3, 5, 18, 33, 54];
const ACTIONS = cards('L T3 T3 LS LS 0 1 2 3 4 5 6 7 8 9 10 11 12 x2 +10');

export type Roll = (n: number) => number;

interface Table {
  readonly name: string;
  readonly seed: () => Roll;
  readonly setup: (roll: Roll) => Setup;
}

/** A pile with many more action cards than a deck has, and numbers enough to go on. */
export const heavyPile = (seats: number, roll: Roll): Card[] => [
  ...cards('5 9'),
  ...Array.from({ length: 6 + roll(20 + 3 * seats) }, () => ACTIONS[roll(ACTIONS.length)] ?? 0),
];

/** So few cards that rounds end for want of them (R37). */
const thinPile = (seats: number, roll: Roll): Card[] =>
  Array.from({ length: 2 + roll(2 * seats + 2) }, () => ACTIONS[roll(ACTIONS.length)] ?? 0);

const PILES: Readonly<Record<string, (seats: number, roll: Roll) => Omit<Setup, 'seats'>>> = {
  'usual decks': () => ({}),
  'more decks': (_, roll) => ({ decks: 1 + roll(12), target: 60 + roll(300) }),
  'many action cards': (seats, roll) => ({ pile: heavyPile(seats, roll) }),
  'few cards': (seats, roll) => ({ pile: thinPile(seats, roll), target: 60 }),
};

export const TABLES: readonly Table[] = SEATS.flatMap((seats) =>
  Object.entries(PILES).flatMap(([pile, more]) =>
    [false, true].map((originalTurnThree, i) => ({
      name: `${seats} seats, ${pile}${originalTurnThree ? ', original Turn Three' : ''}`,
      seed: () => dice(seats * 100 + pile.length * 2 + i),
      setup: (roll: Roll) => ({ seats, dealer: roll(seats), originalTurnThree, ...more(seats, roll) }),
    })),
  ),
);

export function playAny(game: Game, roll: Roll): void {
  const choices = choicesOf(game);
  game.play(choices[roll(choices.length)] ?? Number.NaN);
}
