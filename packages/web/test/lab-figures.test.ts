import { copiesOf, DECK_SIZE, DEFAULT_TARGET, gameAt, isNumber, MOST_DECKS, SeededShuffler } from '@turn7/engine';
import { chartOf, NUMBERS, oddsOf, SOLVED, SOLVED_DUEL, WHOLE_DECK, WITH_LIFE_SAVERS } from '@turn7/strategy';
import { describe, expect, it, test } from 'vitest';
import { draftOf } from '../src/game/position/draft.ts';
import { scoreSteps } from '../src/lab/figures/best-figure.tsx';
import { bustChances } from '../src/lab/figures/bust-chances.ts';
import { cardStats, deckFacts } from '../src/lab/figures/card-stats.ts';
import { isOwn, rulesWith } from '../src/lab/figures/simple-rules.ts';
import { mergedLines, stopLines } from '../src/lab/figures/stop-chart.ts';
import { Solver } from '../src/lab/solver.ts';
import { mostOf } from '../src/ui/chart/most.ts';

const oddsFor = (cards: readonly number[], decks = 1) => {
  const draft = { ...draftOf([{ total: 0, cards, status: 'active' }], DEFAULT_TARGET), decks };
  return oddsOf(gameAt(draft, new SeededShuffler(1)), 0);
};

describe('card statistics', () => {
  it.each([1, 2, MOST_DECKS])('count every card of %i decks', (decks) => {
    const stats = cardStats(decks, 1);
    expect(stats.reduce((sum, { copies }) => sum + copies, 0)).toBe(decks * DECK_SIZE);
    expect(stats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    for (const { card, copies } of stats) expect(copies).toBe(decks * copiesOf(card));
  });

  it('among one card it is the chance of the next, among all a certainty', () => {
    for (const { share, among } of cardStats(1, 1)) expect(among).toBeCloseTo(share, 12);
    for (const { among } of cardStats(1, DECK_SIZE)) expect(among).toBe(1);
  });

  it('one of three among two: 1 − 91/94 · 90/93', () => {
    const [lifeSaver] = cardStats(1, 2).filter(({ card, copies }) => copies === 3 && !isNumber(card));
    expect(lifeSaver?.among).toBeCloseTo(1 - (91 / 94) * (90 / 93), 12);
  });

  it('the deck has 79 numbers, 6 modifiers and 9 action cards', () => {
    expect(deckFacts(1)).toMatchObject({ cards: 94, numbers: 79, modifiers: 6, actions: 9 });
    expect(deckFacts(1).number).toBeCloseTo(650 / 79, 12);
    expect(deckFacts(1).points).toBeCloseTo((650 + 30) / 94, 12);
  });
});

describe('the chance of a bust by the size of the row', () => {
  const chances = bustChances(1);

  it('is that of the engine for the safest and the riskiest row', () => {
    for (const { least, most } of chances)
      for (const { chance, row } of [least, most]) expect(chance).toBeCloseTo(oddsFor(row).bust, 12);
  });

  it('is least for the lowest and most for the highest numbers', () => {
    expect(chances.at(-1)?.most.row).toEqual([7, 8, 9, 10, 11, 12]);
    expect(chances.at(-1)?.least.row).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('grows with every number, and its mean lies between', () => {
    for (const [i, { mean, least, most }] of chances.entries()) {
      expect(mean).toBeGreaterThan(chances[i - 1]?.mean ?? 0);
      expect(mean).toBeGreaterThan(least.chance);
      expect(mean).toBeLessThan(most.chance);
    }
  });

  it('with one number is the mean over the cards that it may be', () => {
    const mean = NUMBERS.reduce((sum, copies, card) => sum + (copies > 0 ? copies * oddsFor([card]).bust : 0), 0) / 79;
    expect(chances[0]?.mean).toBeCloseTo(mean, 12);
  });

  it('with two numbers is what the engine says of every pair, each as often as it is drawn', () => {
    const pairs = NUMBERS.flatMap((copies, a) =>
      NUMBERS.slice(0, a).map((others, b) => ({ row: [a, b], ways: copies * others })),
    ).filter(({ ways }) => ways > 0);
    const all = pairs.reduce((sum, { ways }) => sum + ways, 0);
    const busts = pairs.reduce((sum, { row, ways }) => sum + ways * oddsFor(row).bust, 0);
    expect(chances[1]?.mean).toBeCloseTo(busts / all, 12);
  });

  it('knows several decks', () => {
    for (const { most } of bustChances(3)) expect(most.chance).toBeCloseTo(oddsFor(most.row, 3).bust, 12);
  });
});

describe('the chart of the best stopping', () => {
  const lines = stopLines(SOLVED.chart);
  const merged = mergedLines(lines.slice(1));

  it('says the same with fewer lines', () => {
    expect(merged.length).toBeLessThan(lines.length / 3);
    expect(merged.map(({ from }) => from)).toEqual([1, ...merged.slice(0, -1).map(({ to }) => to + 1)]);
    for (const { from, to, verdicts } of merged)
      for (const line of lines.slice(from, to + 1))
        for (const [i, verdict] of line.verdicts.entries())
          if (verdict) {
            const told = verdicts[i];
            expect(told && told.hits / told.rows).toBe(verdict.hits / verdict.rows);
          }
  });

  it('stays on 10 and 12', () => {
    expect(lines[22]?.verdicts[1]).toEqual({ rows: 1, hits: 0 });
  });

  it('with all cards is that of all that can come to a seat', () => {
    expect(chartOf(WHOLE_DECK)).toEqual(chartOf(WITH_LIFE_SAVERS));
  });
});

describe('the solver', () => {
  const solver = new Solver();

  test.each([
    [{ looksAt: 'bust', limit: 0.26 }, 0.9981, 4],
    [{ looksAt: 'sum', limit: 23 }, 0.9976, 4],
    [{ looksAt: 'count', limit: 3 }, 0.951, 3],
  ] as const)('gives the published share of the best to %o', (rule, share, digits) => {
    expect(solver.rules([rule])[0]?.share).toBeCloseTo(share, digits);
  });

  test('a rule that never stays turns seven in 8.66 % of rounds', () => {
    expect(solver.rules([{ looksAt: 'sum', limit: null }])[0]?.turn7).toBeCloseTo(0.0866, 4);
  });

  test('its chart with numbers alone is the one that was shipped', () => {
    expect(solver.chart('numbers')).toEqual(SOLVED.chart);
  });
});

test('the duel at 110 : 160, 135, 110, 85, 60 takes the risks that docs/odds.md names', () => {
  const place = (total: number) => SOLVED_DUEL.totals.indexOf(total);
  const risks = [160, 135, 110, 85, 60].map((other) => SOLVED_DUEL.busts[place(110)]?.[place(other)]);
  expect(risks.map((risk) => risk?.toFixed(3))).toEqual(['0.567', '0.438', '0.339', '0.257', '0.211']);
});

test('scores in steps lose no chance', () => {
  const [deck] = SOLVED.decks;
  const steps = scoreSteps(deck?.scores ?? [], 5, 100);
  expect(steps).toHaveLength(20);
  expect(steps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4);
  expect(steps[0]?.share).toBeCloseTo(deck?.bust ?? 0, 6);
});

describe('simple rules', () => {
  it.each([10, 23, 26, 40])('stand in order with the one that is set, a sum of %i, once among them', (stay) => {
    const rules = rulesWith(stay);
    const sums = rules.filter(({ looksAt }) => looksAt === 'sum').map(({ limit }) => limit ?? Infinity);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(rules.filter((rule) => isOwn(rule, stay))).toHaveLength(1);
    const kinds = rules.map(({ looksAt }) => looksAt);
    expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual(['sum', 'bust', 'count']);
  });
});

test.each([
  [
    [3, 1, 3],
    [3, 3],
  ],
  [[1, 2], [2]],
  [[], []],
])('the most of %j is %j', (all, expected) => {
  expect(mostOf(all, (one) => one)).toEqual(expected);
});
