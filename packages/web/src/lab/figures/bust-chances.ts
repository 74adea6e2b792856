/** How likely the next card busts, by how many numbers lie in the row: over all rows of that size, exactly. */
import { type Card, copiesOf, DECK_SIZE, LAST_NUMBER, SEVEN } from '@turn7/engine';

export interface BustChances {
  /** How many numbers are in the row. */
  readonly count: number;
  /** The mean over all such rows, each as often as it comes about. */
  readonly mean: number;
  readonly least: Extreme;
  readonly most: Extreme;
}

export interface Extreme {
  readonly chance: number;
  /** The row that has it. */
  readonly row: readonly Card[];
}

/** For rows of one to six numbers, fresh decks, nothing else seen. */
export const bustChances = (decks: number): readonly BustChances[] =>
  Array.from({ length: SEVEN - 1 }, (_, i) => chancesFor(i + 1, decks));

function chancesFor(count: number, decks: number): BustChances {
  let least: Extreme = { chance: 1, row: [] };
  let most: Extreme = { chance: 0, row: [] };
  let weights = 0;
  let sum = 0;
  for (const row of rowsOf(count)) {
    const chance = chanceOf(row, decks);
    const weight = weightOf(row);
    weights += weight;
    sum += weight * chance;
    if (chance < least.chance) least = { chance, row };
    if (chance > most.chance) most = { chance, row };
  }
  return { count, mean: sum / weights, least, most };
}

/** A twin of any of them, among the cards that are left. */
const chanceOf = (row: readonly Card[], decks: number): number =>
  row.reduce((twins, card) => twins + decks * copiesOf(card) - 1, 0) / (decks * DECK_SIZE - row.length);

/** Drawn one after the other without a twin, a row comes about as often as its cards can be chosen. */
const weightOf = (row: readonly Card[]): number => row.reduce((ways, card) => ways * copiesOf(card), 1);

/** Every row of so many different numbers, lowest first. */
function* rowsOf(count: number, from: Card = 0): Generator<readonly Card[]> {
  if (count === 0) yield [];
  else
    for (let card = from; card <= LAST_NUMBER; card++)
      for (const rest of rowsOf(count - 1, card + 1)) yield [card, ...rest];
}
