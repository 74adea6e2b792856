/** The odds of seven different numbers, exactly: in a round, and from the numbers that lie there already. */
import { type Card, copiesOf, NUMBER_CARDS, SEVEN } from '@turn7/engine';
import { NUMBERS, SOLVED, Stopper, type Stopping, WHOLE_DECK } from '@turn7/strategy';

/** The chance to get from this row to seven numbers for a seat that never stays, with a fresh deck and no help. */
export function completion(row: readonly Card[]): number {
  const left = sumOf(NUMBERS) - row.length;
  return (ways(SEVEN - row.length, newTo(row)) * factorial(SEVEN - row.length)) / falling(left, SEVEN - row.length);
}

/** The chance that the next number card is a new one. Other cards neither help nor harm, so they are left out. */
export const nextIsNew = (row: readonly Card[]): number =>
  sumOf(newTo(row).map(copiesOf)) / (sumOf(NUMBERS) - row.length);

const newTo = (row: readonly Card[]): readonly Card[] => NUMBER_CARDS.filter((card) => !row.includes(card));

/** In how many ways `count` copies of different numbers can be chosen from these. */
function ways(count: number, cards: readonly Card[]): number {
  const [first, ...others] = cards;
  if (count === 0) return 1;
  if (first === undefined) return 0;
  return copiesOf(first) * ways(count - 1, others) + ways(count, others);
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** `n (n − 1) (n − 2) …`, so many factors. */
const falling = (n: number, factors: number): number => (factors === 0 ? 1 : n * falling(n - 1, factors - 1));

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export interface Spread {
  /** How many numbers lie there. */
  readonly count: number;
  readonly highest: { readonly row: readonly Card[]; readonly chance: number };
  readonly lowest: { readonly row: readonly Card[]; readonly chance: number };
}

/** Rows so long that a Turn 7 is in sight: the one that gets there most often, and the one that does so least. */
export const spreads = (): readonly Spread[] =>
  [4, 5, 6].map((count) => {
    const [low, high] = [NUMBER_CARDS.slice(0, count), NUMBER_CARDS.slice(-count)];
    return {
      count,
      highest: { row: low, chance: completion(low) },
      lowest: { row: high, chance: completion(high) },
    };
  });

export interface Often {
  readonly way: 'always' | 'best' | 'bestWhole';
  readonly turn7: number;
  readonly value: number;
}

/** How often a round brings a Turn 7: hitting without end, playing best for points, and the same with all cards. */
export const oftenness = (): readonly Often[] => [
  { way: 'always', ...ruleNamed('always hit') },
  { way: 'best', ...deckNamed('numbers') },
  { way: 'bestWhole', ...deckNamed('solo') },
];

export function ruleNamed(name: string): { readonly turn7: number; readonly value: number } {
  const rule = SOLVED.rules.find((one) => one.rule === name);
  if (rule === undefined) throw new Error(`the solver has no rule “${name}”`);
  return { turn7: rule.turn7, value: rule.value };
}

export function deckNamed(name: string): { readonly turn7: number; readonly value: number } {
  const deck = SOLVED.decks.find((one) => one.name === name);
  if (deck === undefined) throw new Error(`the solver has no deck “${name}”`);
  return { turn7: deck.turn7, value: deck.value };
}

export interface Border {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** Up to this sum every row is better hit. */
  readonly allHit: number;
  /** From this sum on none is. */
  readonly noneHits: number;
}

/** How far to go with four, five and six numbers, by the sum of the row; the solver's chart. */
export const borders = (): readonly Border[] =>
  [4, 5, 6].map((count) => {
    const cells = SOLVED.chart.filter((cell) => cell.count === count);
    const sums = cells.map(({ sum }) => sum);
    const some = cells.find(({ hits, rows }) => hits < rows)?.sum ?? Math.max(...sums) + 1;
    const last = cells.findLast(({ hits }) => hits > 0)?.sum ?? Math.min(...sums) - 1;
    return { count, least: Math.min(...sums), most: Math.max(...sums), allHit: some - 1, noneHits: last + 1 };
  });

const stopper = new Stopper();

/** The best that can be done with this row and all other cards of a fresh deck. */
export function adviceFor(hand: readonly Card[]): Stopping {
  const left = WHOLE_DECK.map((copies, card) => copies - hand.filter((one) => one === card).length);
  return stopper.solve({ hand, left, later: left.map(() => 0) });
}
