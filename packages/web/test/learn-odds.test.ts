import { type Card, LAST_NUMBER } from '@turn7/engine';
import { SOLVED } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { adviceFor, borders, completion, nextIsNew, oftenness, spreads } from '../src/learn/bonus/bonus.ts';

const NUMBERS = Array.from({ length: LAST_NUMBER + 1 }, (_, card) => card);

/** Every row of so many different numbers. */
const rowsOf = (count: number, from = 0): readonly (readonly Card[])[] =>
  count === 0
    ? [[]]
    : NUMBERS.slice(from).flatMap((card) => rowsOf(count - 1, card + 1).map((rest) => [card, ...rest]));

describe('the odds of seven different numbers', () => {
  test('from no card at all are those of the solver for a seat that always hits', () => {
    const always = SOLVED.rules.find(({ rule }) => rule === 'always hit');
    expect(completion([])).toBeCloseTo(always?.turn7 ?? 0, 7);
  });

  test('from six numbers are those of one new number', () => {
    const row = [0, 1, 2, 3, 4, 5];
    expect(completion(row)).toBeCloseTo(nextIsNew(row), 12);
    expect(nextIsNew(row)).toBeCloseTo(63 / 73, 12);
  });

  test.each(spreads())('from $count are best with the lowest and worst with the highest', (spread) => {
    const chances = rowsOf(spread.count).map(completion);
    expect(spread.highest.chance).toBe(Math.max(...chances));
    expect(spread.lowest.chance).toBe(Math.min(...chances));
  });

  test('in a whole round depend on how one plays', () => {
    const [always, best, whole] = oftenness();
    expect(always?.turn7).toBeGreaterThan(whole?.turn7 ?? 1);
    expect(whole?.turn7).toBeGreaterThan(best?.turn7 ?? 1);
  });

  test('make it right to go on up to a sum, with six numbers further than one might think', () => {
    for (const { least, allHit, noneHits, most } of borders()) {
      expect(least).toBeLessThanOrEqual(allHit);
      expect(allHit).toBeLessThan(noneHits);
      expect(noneHits).toBeLessThanOrEqual(most);
    }
  });

  test('with six low numbers advise a hit, with six high ones a stay', () => {
    const low = adviceFor([0, 1, 2, 3, 4, 5]);
    const high = adviceFor([7, 8, 9, 10, 11, 12]);
    expect(low.hit).toBeGreaterThan(low.points);
    expect(high.hit).toBeLessThan(high.points);
  });
});
