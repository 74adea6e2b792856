/** Learning, on a small scale: nets fit what they are shown, and the same seed shows the same. */
import { describe, expect, test } from 'vitest';
import { Closer } from '../src/bots/closer.ts';
import { Net } from '../src/bots/net.ts';
import { fit } from '../training/fit.ts';
import { playOutcomes } from '../training/outcomes.ts';
import { Random } from '../training/random.ts';
import { Samples } from '../training/samples.ts';
import { work } from '../training/shard.ts';

/** Rows of two inputs and an answer made of them. */
function rowsOf(answer: (x: number, y: number) => number, count = 4_000): Samples {
  const random = new Random(3);
  const samples = new Samples(2, count);
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.unit() * 2 - 1, random.unit() * 2 - 1];
    samples.add(Float64Array.of(x, y), answer(x, y));
  }
  return samples;
}

describe('a net', () => {
  test('learns a curve', () => {
    const { net, loss } = fit(
      rowsOf((x, y) => x * y + 0.5 * x),
      { hidden: 12, epochs: 30, seed: 1, answer: 'number' },
    );
    expect(loss).toBeLessThan(0.002);
    expect(new Net(net).of(Float64Array.of(0.5, 0.5))).toBeCloseTo(0.5, 1);
  });

  test('learns a chance as log odds', () => {
    const { net } = fit(
      rowsOf((x) => (x > 0 ? 1 : 0)),
      { hidden: 4, epochs: 20, seed: 1, answer: 'chance' },
    );
    expect(new Net(net).of(Float64Array.of(0.6, 0))).toBeGreaterThan(2);
    expect(new Net(net).of(Float64Array.of(-0.6, 0))).toBeLessThan(-2);
  });

  test('comes out the same from the same seed, and different from another', () => {
    const fitted = (seed: number) =>
      fit(
        rowsOf((x) => x),
        { hidden: 3, epochs: 1, seed, answer: 'number' },
      ).net;
    expect(fitted(5)).toEqual(fitted(5));
    expect(fitted(5)).not.toEqual(fitted(6));
  });
});

describe('what it learns from', () => {
  test('is one row a seat and round, and exactly one seat of each round won', () => {
    const samples = playOutcomes({ kind: 'outcomes', seats: 3, games: 4, seed: 9 }, new Closer());
    const answers = Array.from(
      { length: samples.size },
      (_, row) => samples.filled[(row + 1) * (samples.inputs + 1) - 1],
    );
    expect(samples.size % 3).toBe(0);
    for (let row = 0; row < samples.size; row += 3) expect(answers.slice(row, row + 3).toSorted()).toEqual([0, 0, 1]);
  });

  test('is the same whenever the same shard is worked on', { timeout: 60_000 }, () => {
    const winChance = fit(playOutcomes({ kind: 'outcomes', seats: 2, games: 50, seed: 1 }, new Closer()), {
      hidden: 3,
      epochs: 1,
      seed: 1,
      answer: 'chance',
    }).net;
    const rows = () => work({ kind: 'labels', questions: 40, seed: 4, winChance });
    expect(rows()).toEqual(rows());
    expect(rows().hit).toHaveLength(40 * 33);
  });
});
