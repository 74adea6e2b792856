import { describe, expect, test } from 'vitest';
import { type MatchResult, matchesOf, resultFor, tableOf, winRateOf } from '../src/ladder.ts';
import { ratingsOf } from '../src/rating.ts';

const RESULT: MatchResult = { players: 2, bot: 'a', field: 'b', games: 10, wins: 7, fieldWins: 2 };

describe('a round robin', () => {
  test('has every bot alone against a field of every other', () => {
    expect(matchesOf(['a', 'b', 'c'], [4]).map(({ bot, field }) => bot + field)).toEqual([
      ...['ab', 'ac'],
      ...['ba', 'bc'],
      ...['ca', 'cb'],
    ]);
  });

  test('plays a match of two once, and reads it from both sides', () => {
    expect(matchesOf(['a', 'b', 'c'], [2]).map(({ bot, field }) => bot + field)).toEqual(['ab', 'ac', 'bc']);
    expect(resultFor([RESULT], { players: 2, bot: 'a', field: 'b' })).toEqual(RESULT);
    expect(resultFor([RESULT], { players: 2, bot: 'b', field: 'a' })).toMatchObject({
      wins: 2,
      fieldWins: 7,
      games: 10,
    });
  });

  test('of more than two keeps both sides apart', () => {
    expect(resultFor([{ ...RESULT, players: 4 }], { players: 4, bot: 'b', field: 'a' })).toBeUndefined();
  });

  test('seats one bot among the field', () => {
    expect(tableOf({ players: 4, bot: 'a', field: 'b' }, 7, 200)).toEqual({
      entries: ['a', 'b', 'b', 'b'],
      seed: 7,
      target: 200,
    });
  });

  test.each([
    ['some games', 7, 10, Math.sqrt((0.7 * 0.3) / 10)],
    ['none of three, which does not prove that it never will', 0, 3, Math.sqrt((0.2 * 0.8) / 5)],
    ['three of three', 3, 3, Math.sqrt((0.2 * 0.8) / 5)],
  ])('has the error of its win rate: %s', (_, wins, games, error) => {
    const { rate, se } = winRateOf({ ...RESULT, games, wins, fieldWins: games - wins });
    expect(rate).toBe(wins / games);
    expect(se).toBeCloseTo(error, 12);
  });
});

describe('ratings', () => {
  /** Results exactly as the strengths demand. */
  function resultsOf(
    ratings: Readonly<Record<string, number>>,
    sizes: readonly number[],
    games: number,
  ): MatchResult[] {
    const strength = (bot: string): number => 10 ** ((ratings[bot] ?? Number.NaN) / 400);
    return matchesOf(Object.keys(ratings), sizes).map((match) => {
      const [a, b] = [strength(match.bot), strength(match.field) * (match.players - 1)];
      const wins = (games * a) / (a + b);
      return { ...match, games, wins, fieldWins: games - wins };
    });
  }

  test('are found again from the results that they make', () => {
    const truth = { weak: 420, anchor: 1000, good: 1150, best: 1300 };
    const found = ratingsOf(Object.keys(truth), resultsOf(truth, [2, 4, 6], 1e6), 'anchor');
    for (const [bot, rating] of Object.entries(truth)) expect(found.get(bot)?.rating).toBeCloseTo(rating, 0);
  });

  test('are all 1000 among equals', () => {
    const found = ratingsOf(['a', 'b', 'c'], resultsOf({ a: 1, b: 1, c: 1 }, [4], 100), 'b');
    for (const { rating } of found.values()) expect(rating).toBeCloseTo(1000, 6);
  });

  test('stay finite for a bot that never wins', () => {
    const never: MatchResult = { players: 4, bot: 'a', field: 'b', games: 1000, wins: 0, fieldWins: 1000 };
    const { rating = Number.NaN, se = Number.NaN } = ratingsOf(['a', 'b'], [never], 'b').get('a') ?? {};
    expect(rating).toBeLessThan(0);
    expect(rating).toBeGreaterThan(-1000);
    expect(se).toBeGreaterThan(100);
  });

  test('have the error that the number of games demands, and the anchor none', () => {
    const found = ratingsOf(['a', 'b'], [{ ...RESULT, games: 999, wins: 499.5, fieldWins: 499.5 }], 'b');
    // 1,000 games at par, one of them added: the log odds are known to within 1 / √(1000 · ½ · ½).
    expect(found.get('a')?.se).toBeCloseTo(400 / Math.LN10 / Math.sqrt(250), 6);
    expect(found.get('b')).toEqual({ rating: 1000, se: 0 });
  });
});
