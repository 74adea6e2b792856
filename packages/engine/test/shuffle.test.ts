import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Chance, deckOf, SeededShuffler, shufflerFrom } from '../src/index.ts';

const upTo = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, i) => i);

const shuffled = (shuffler: { shuffle(cards: Uint8Array, count: number): void }, count = 10): number[] => {
  const cards = upTo(count);
  shuffler.shuffle(cards, count);
  return Array.from(cards);
};

describe('a seeded shuffler', () => {
  test.each([
    [1, [6, 9, 1, 8, 5, 2, 3, 7, 4, 0], [1, 2, 5, 4, 9, 0, 6, 3, 8, 7]],
    [7, [5, 4, 9, 8, 3, 2, 6, 7, 1, 0], [6, 5, 3, 4, 1, 8, 9, 0, 2, 7]],
    [-1, [7, 4, 1, 6, 0, 5, 8, 2, 3, 9], [4, 9, 8, 3, 5, 1, 6, 0, 7, 2]],
    [123456789, [9, 2, 3, 8, 5, 0, 7, 4, 6, 1], [8, 6, 3, 7, 5, 1, 9, 4, 0, 2]],
    [4294967299, [9, 6, 0, 2, 5, 7, 1, 8, 3, 4], [7, 6, 3, 5, 2, 0, 9, 8, 1, 4]],
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
        new SeededShuffler(seed).shuffle(cards, count);
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
    shufflerFrom(chance(() => 0)).shuffle(cards, 3);
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
