/** Learning, on a small scale: nets fit what they are shown, and the same seed shows the same. */
import { describe, expect, test } from 'vitest';
import sharp from '../data/sharp.json' with { type: 'json' };
import ends from '../data/win-chance.json' with { type: 'json' };
import { Closer } from '../src/bots/closer.ts';
import { SCALE } from '../src/bots/judgement.ts';
import { Net } from '../src/bots/net.ts';
import { Sharp } from '../src/bots/sharp.ts';
import { WIN_CHANCE_INPUTS } from '../src/bots/win-chance.ts';
import { MID_ROUND_INPUTS } from '../src/review/mid-round.ts';
import { fit } from '../training/fit.ts';
import type { LabelTask } from '../training/labels.ts';
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

  test('learns on from what another knows, and is not worse at first', () => {
    const rows = rowsOf((x, y) => x * y + 0.5 * x);
    const plan = { hidden: 12, epochs: 30, seed: 1, answer: 'number' } as const;
    const { net: first, loss } = fit(rows, plan);
    const { net, loss: later } = fit(rows, { ...plan, hidden: 16, epochs: 10, from: first });
    expect(later).toBeLessThan(1.5 * loss);
    expect(net.output.length).toBeGreaterThan(first.output.length);
  });

  test('leaves out units that have no say, and keeps what they come to on average', () => {
    const rows = rowsOf((x) => x);
    const from = { inputs: 2, weights: [0, 1, 0, 4, 0, 0], output: [0.5, 1, 0.01] };
    const { net } = fit(rows, { hidden: 2, epochs: 0, seed: 1, answer: 'number', from });
    expect(net).toEqual({ inputs: 2, weights: [0, 1, 0], output: [0.508, 1] });
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

/** Questions of `sharp` to itself. */
const doubts = (playedOn: LabelTask['playedOn']) =>
  ({ kind: 'labels', player: sharp, questions: 60, seed: 4, winChance: sharp.winChance, ends, playedOn }) as const;

describe('what it learns from', () => {
  test('is one row a seat and round, and exactly one seat of each round won', () => {
    const samples = playOutcomes({ kind: 'outcomes', seats: 3, games: 4, seed: 9, among: 'its like' }, new Closer());
    const answers = Array.from(
      { length: samples.size },
      (_, row) => samples.filled[(row + 1) * (samples.inputs + 1) - 1],
    );
    expect(samples.size % 3).toBe(0);
    for (let row = 0; row < samples.size; row += 3) expect(answers.slice(row, row + 3).toSorted()).toEqual([0, 0, 1]);
  });

  test('is among others one row a round, which says who they are', () => {
    const samples = playOutcomes({ kind: 'outcomes', seats: 3, games: 20, seed: 9, among: 'others' }, new Sharp(sharp));
    const width = samples.inputs + 1;
    const rows = Array.from({ length: samples.size }, (_, row) => samples.filled.slice(row * width, (row + 1) * width));
    const shares = rows.map((row) => row.slice(WIN_CHANCE_INPUTS, -1).reduce((sum, share) => sum + share, 0));
    expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set([0, 1]));
    expect(new Set(shares)).toEqual(new Set([0, 0.5, 1])); // of two rivals, how many are not its like
  });

  test('is the same whenever the same shard is worked on', { timeout: 60_000 }, () => {
    const winChance = fit(
      playOutcomes({ kind: 'outcomes', seats: 2, games: 50, seed: 1, among: 'its like' }, new Closer()),
      {
        hidden: 3,
        epochs: 1,
        seed: 1,
        answer: 'chance',
      },
    ).net;
    const by = { player: 'closer', winChance, ends: winChance, playedOn: 'by the student' } as const;
    const rows = () => work({ kind: 'labels', questions: 40, seed: 4, ...by });
    expect(rows()).toEqual(rows());
    expect(rows().hit).toHaveLength(40 * 33);
  });

  test('are playouts of the student itself where it is in doubt', { timeout: 60_000 }, () => {
    const { hit = new Float32Array() } = work(doubts('by the student'));
    const net = new Net(sharp.hit);
    const judged = Array.from({ length: 60 }, (_, row) =>
      net.of(Float64Array.from(hit.subarray(row * 33, row * 33 + 32))),
    );
    const doubtful = judged.filter((tenths) => Math.abs(tenths / SCALE) < 0.06);
    expect(doubtful.length).toBeGreaterThan(45);
  });

  test('are the same questions with other answers where everybody plays on as they do', { timeout: 60_000 }, () => {
    const tables = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const [alike = [], real = []] = (['by the student', 'by everybody'] as const).map((playedOn) => [
        ...(work({ ...doubts(playedOn), seed, questions: 5 }).hit ?? []),
      ]);
      const isQuestion = (_: number, i: number): boolean => i % 33 < 32;
      expect(real.filter(isQuestion)).toEqual(alike.filter(isQuestion));
      return real.every((value, i) => value === alike[i]) ? 'students alone' : 'with strangers';
    });
    expect(new Set(tables)).toEqual(new Set(['students alone', 'with strangers']));
  });

  test('is how rounds end for every seat of a position, together one game', () => {
    const task = { kind: 'mid-round', seats: 3, positions: 30, seed: 4, player: sharp, winChance: ends } as const;
    const { midRound } = work(task);
    const width = MID_ROUND_INPUTS + 1;
    expect(midRound).toHaveLength(3 * 30 * width);
    expect(work(task).midRound).toEqual(midRound);
    const answerOf = (row: number): number => midRound?.[(row + 1) * width - 1] ?? Number.NaN;
    for (let row = 0; row < 90; row += 3) {
      expect(answerOf(row) + answerOf(row + 1) + answerOf(row + 2)).toBeCloseTo(1, 5);
    }
  });
});
