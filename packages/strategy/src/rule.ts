/** Rules for when to hit: what comes of them with numbers alone, and what the best one looks like. */
import { LIFE_SAVER } from '@turn7/engine';
import { follow } from './exact/course.ts';
import { BUST, type Plan } from './exact/layers.ts';
import { lifeSaverLayers } from './exact/life-savers.ts';
import { Memory } from './exact/memory.ts';
import { modifiersFrom } from './exact/modifiers.ts';
import { type Outcome, Tally } from './exact/outcome.ts';
import { rowsFrom } from './exact/rows.ts';
import { decide } from './exact/worth.ts';

/** What a rule may look at. */
export interface RowFacts {
  /** How many numbers are in the row. */
  readonly count: number;
  readonly sum: number;
  /** The chance that the next card is a twin. */
  readonly bust: number;
}

/** Rows of one size and sum, and how many of them are better hit. */
export interface ChartCell {
  readonly count: number;
  readonly sum: number;
  readonly rows: number;
  readonly hits: number;
}

/** What comes of a round with a fresh deck of these numbers for a seat that hits when the rule says so. */
export function outcomeOfRule(numbers: readonly number[], hits: (row: RowFacts) => boolean): Outcome {
  const plan = planFor(numbers);
  const memory = new Memory();
  memory.arrange(plan);
  const decisions = Uint8Array.from(factsOf(plan), (row) => Number(hits(row)));
  const alive = new Uint8Array(plan.rows.size).fill(1);
  const tally = new Tally();
  tally.addCourse(plan, memory, follow(plan, memory, { hits: [decisions], alive, hit: 0 }));
  return tally.outcome();
}

/** When it is best to hit with a fresh deck of these cards, by size and sum of a row that nothing lies beside. */
export function chartOf(deck: readonly number[]): ChartCell[] {
  const plan = wholePlanFor(deck);
  const memory = new Memory();
  memory.arrange(plan);
  const { hits } = decide(plan, memory);
  const cells = new Map<string, ChartCell>();
  for (const [row, { count, sum }] of factsOf(plan).entries()) {
    const key = `${count} ${sum}`;
    const cell = cells.get(key) ?? { count, sum, rows: 0, hits: 0 };
    cells.set(key, { ...cell, rows: cell.rows + 1, hits: cell.hits + hits[0]![row * plan.modifiers.size]! }); // the layer and the set of now
  }
  return [...cells.values()].sort((a, b) => a.count - b.count || a.sum - b.sum);
}

const planFor = (numbers: readonly number[]): Plan => ({
  rows: rowsFrom([], numbers),
  modifiers: modifiersFrom([], numbers, 0),
  layers: [{ mayStay: true, stopped: 0, next: 0, twin: BUST, others: [], ignored: 0, beyond: 0 }],
  freeCards: true,
});

/** The same with modifiers and Life Savers. Locks and Turn Threes go elsewhere: then they change nothing. */
const wholePlanFor = (deck: readonly number[]): Plan => {
  const lifeSavers = deck[LIFE_SAVER] ?? 0;
  return {
    ...planFor(deck),
    modifiers: modifiersFrom([], deck, Number.POSITIVE_INFINITY),
    layers: lifeSaverLayers(false, lifeSavers, lifeSavers),
  };
};

const factsOf = ({ rows }: Plan): RowFacts[] => {
  const { size, sum, cards, twins } = rows;
  // Every place is that of a row.
  return Array.from({ length: size }, (_, row) => ({
    count: cards[0]! - cards[row]!,
    sum: sum[row]!,
    bust: twins[row]! / cards[row]!,
  }));
};
