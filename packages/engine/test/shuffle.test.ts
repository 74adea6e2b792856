import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Chance, deckOf, fixOrder, SeededShuffler, type Shuffler, shufflerFrom, TOP } from '../src/index.ts';

const upTo = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, i) => i);

/** So many different cards in the order in which a shuffler picks them, the first of them last. */
const shuffled = (shuffler: Shuffler, count = 10): number[] => {
  const cards = upTo(count);
  fixOrder(shuffler, cards, count);
  return Array.from(cards);
};

describe('a seeded shuffler', () => {
  test.each([
    [1, [6, 1, 5, 4, 2, 9, 7, 0, 8, 3], [7, 4, 2, 1, 8, 9, 6, 3, 5, 0]],
    [7, [5, 1, 6, 2, 0, 3, 7, 4, 9, 8], [3, 2, 8, 9, 5, 7, 0, 6, 1, 4]],
    [-1, [1, 3, 4, 7, 0, 6, 5, 2, 8, 9], [7, 5, 6, 0, 4, 1, 3, 9, 2, 8]],
    [123456789, [2, 0, 7, 9, 1, 5, 6, 8, 4, 3], [2, 9, 4, 0, 1, 6, 5, 7, 3, 8]],
    [4294967299, [0, 1, 6, 7, 5, 9, 8, 4, 3, 2], [0, 8, 9, 5, 1, 3, 2, 6, 7, 4]],
  ])('with seed %i gives the same orders for ever', (seed, first, second) => {
    const shuffler = new SeededShuffler(seed);
    expect([shuffled(shuffler), shuffled(shuffler)]).toEqual([first, second]);
  });

  it('goes back to the start when it is seeded again', () => {
    const shuffler = new SeededShuffler(5);
    const first = shuffled(shuffler);
    expect(shuffled(shuffler)).not.toEqual(first);
    shuffler.reseed(5);
    expect(shuffled(shuffler)).toEqual(first);
  });

  it('has a clone that goes on equally and independently', () => {
    const shuffler = new SeededShuffler(5);
    shuffled(shuffler);
    const copy = shuffler.clone();
    const next = [shuffled(copy), shuffled(copy)];
    expect([shuffled(shuffler), shuffled(shuffler)]).toEqual(next);
    expect(next[0]).not.toEqual(next[1]);
  });

  it('only changes the order of the first cards', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 94 }), (seed, count) => {
        const cards = deckOf(1);
        fixOrder(new SeededShuffler(seed), cards, count);
        expect(cards.slice(0, count).sort()).toEqual(deckOf(1).slice(0, count));
        expect(cards.slice(count)).toEqual(deckOf(1).slice(count));
      }),
      { seed: 94 },
    );
  });

  it('puts every card everywhere equally often', () => {
    const [size, times] = [13, 13_000];
    const counts = Array.from({ length: size }, () => Array<number>(size).fill(0));
    const shuffler = new SeededShuffler(2024);
    for (let i = 0; i < times; i++) {
      shuffled(shuffler, size).forEach((card, place) => {
        const row = counts[place] ?? [];
        row[card] = (row[card] ?? 0) + 1;
      });
    }
    const mean = times / size;
    const chiSquare = counts.flat().reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(chiSquare).toBeLessThan(204); // 144 degrees of freedom: more than this once in a thousand
    expect(chiSquare).toBeGreaterThan(97);
  });

  test.each([1, 2, 3, 13, 64, 94, 282, 1128])('picks every place of %i equally often', (size) => {
    const mean = 200;
    const counts = Array<number>(size).fill(0);
    const shuffler = new SeededShuffler(size);
    for (let i = 0; i < mean * size; i++) {
      const place = shuffler.pick(size);
      counts[place] = (counts[place] ?? Number.NaN) + 1;
    }
    expect(counts).toHaveLength(size); // no place beyond the pile
    const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    const [freedom, spread] = [size - 1, Math.sqrt(2 * (size - 1))];
    expect(Math.abs(chiSquare - freedom)).toBeLessThanOrEqual(3 * spread);
  });

  it('goes on alike when it is cloned between two picks', () => {
    const shuffler = new SeededShuffler(5);
    shuffler.pick(94);
    const copy = shuffler.clone();
    const picks = (one: SeededShuffler) => Array.from({ length: 93 }, (_, i) => one.pick(93 - i));
    expect(picks(copy)).toEqual(picks(shuffler));
  });

  it('begins another sequence with every seed', () => {
    const first = Array.from({ length: 2000 }, (_, seed) => `${shuffled(new SeededShuffler(seed), 20)}`);
    expect(new Set(first).size).toBe(2000);
  });
});

describe('a fixed order', () => {
  it('is that in which the shuffler would have picked, and leaves it as if it had', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 94 }), (seed, count) => {
        const [fixed, picked] = [upTo(count), upTo(count)];
        const [fixing, picking] = [new SeededShuffler(seed), new SeededShuffler(seed)];
        fixOrder(fixing, fixed, count);
        const drawn: number[] = [];
        for (let left = count; left > 0; left--) {
          const place = picking.pick(left);
          drawn.push(picked[place] ?? Number.NaN);
          picked[place] = picked[left - 1] ?? Number.NaN;
        }
        expect(Array.from(fixed).reverse()).toEqual(drawn);
        expect(shuffled(fixing)).toEqual(shuffled(picking));
      }),
      { seed: 35 },
    );
  });

  it('of a shuffler that fixes it itself is just that', () => {
    const chance: Chance = { below: (n) => n >> 1, clone: () => chance };
    const cards = upTo(9);
    shufflerFrom(chance).begin(cards, 9);
    expect(shuffled(shufflerFrom(chance), 9)).toEqual(Array.from(cards));
  });

  it('of a stacked pile is its own', () => {
    expect(shuffled(TOP)).toEqual(Array.from(upTo(10)));
    expect(TOP.clone()).toBe(TOP);
  });
});

describe('a shuffler from a source of integers', () => {
  const chance = (below: (n: number) => number): Chance => ({ below, clone: () => chance(below) });

  it('asks for each place from the top down, and swaps', () => {
    const asked: number[] = [];
    const first = chance((n) => {
      asked.push(n);
      return 0;
    });
    expect(shuffled(shufflerFrom(first), 4)).toEqual([1, 2, 3, 0]);
    expect(asked).toEqual([4, 3, 2]);
    const last = chance((n) => n - 1);
    expect(shuffled(shufflerFrom(last), 4)).toEqual([0, 1, 2, 3]);
  });

  it('leaves the cards beyond the count alone', () => {
    const cards = upTo(5);
    shufflerFrom(chance(() => 0)).begin(cards, 3);
    expect(Array.from(cards)).toEqual([1, 2, 0, 3, 4]);
  });

  it('has a clone that goes on equally and independently', () => {
    const counting = (from: number): Chance => {
      let next = from;
      return { below: (n) => next++ % n, clone: () => counting(next) };
    };
    const shuffler = shufflerFrom(counting(3));
    shuffled(shuffler);
    const copy = shuffler.clone();
    const next = [shuffled(copy), shuffled(copy)];
    expect([shuffled(shuffler), shuffled(shuffler)]).toEqual(next);
    expect(next[0]).not.toEqual(next[1]);
  });
});
