import { describe, expect, test } from 'vitest';
import { Seating } from '../src/seating.ts';

/** The seatings of games in a row. */
function seatings(entries: number, first: number, games: number, seed = 1) {
  const seating = new Seating(entries, seed);
  return Array.from({ length: games }, (_, i) => {
    seating.arrange(first + i);
    return { seated: [...seating.entries], dealer: seating.dealer };
  });
}

/** How often each word comes up. */
function census(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

describe.each([1, 2, 3, 4, 6, 7, 54])('with %i entries', (n) => {
  test('every game seats every entry once', () => {
    for (const { seated } of seatings(n, 0, 2 * n))
      expect(seated.toSorted((a, b) => a - b)).toEqual([...Array(n).keys()]);
  });

  test('in n games every entry has every seat once, and every distance from the first dealer once', () => {
    const games = seatings(n, 5 * n, n);
    const seats = census(games.flatMap(({ seated }) => seated.map((entry, seat) => `${entry} at ${seat}`)));
    const distances = census(
      games.flatMap(({ seated, dealer }) => seated.map((entry, seat) => `${entry}: ${(seat - dealer + n) % n}`)),
    );
    for (const counts of [seats, distances]) {
      expect(counts.size).toBe(n * n);
      expect(new Set(counts.values())).toEqual(new Set([1]));
    }
  });

  test('in a block of n × n games every entry has every seat with every dealer once', () => {
    const games = seatings(n, n * n, n * n);
    const counts = census(
      games.flatMap(({ seated, dealer }) => seated.map((entry, seat) => `${entry} at ${seat}, ${dealer} deals`)),
    );
    expect(counts.size).toBe(n ** 3);
  });
});

test('within a block the order round the table stays, with the next block it changes', () => {
  const order = ({ seated }: { seated: number[] }): string => {
    const start = seated.indexOf(0);
    return [...seated.slice(start), ...seated.slice(0, start)].join();
  };
  const orders = seatings(5, 0, 25 * 40).map(order);
  for (let block = 0; block < 40; block++) expect(new Set(orders.slice(25 * block, 25 * block + 25)).size).toBe(1);
  expect(new Set(orders).size).toBeGreaterThan(15); // of the 24 there are
});

test('a seating depends on the seed and the game alone, not on where one began', () => {
  expect(seatings(4, 0, 100).slice(37)).toEqual(seatings(4, 37, 63));
  expect(seatings(4, 0, 100)).not.toEqual(seatings(4, 0, 100, 2));
});
