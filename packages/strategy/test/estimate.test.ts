/** Batches of playouts are counted together, however many there are. */
import { SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { Estimate } from '../src/review/estimate.ts';

const SIDES = 1000;

/** Estimates of two seats after so many answers, all of which are worth one half. */
function alike(answers: number, batches: number, seed: number): { estimate: Estimate; mean: number } {
  const estimate = new Estimate(answers, 2);
  const dice = new SeededShuffler(seed);
  for (let answer = 0; answer < answers; answer++) estimate.expect([0.5, 0.5]);
  let sum = 0;
  for (let i = 0; i < batches; i++) {
    const chances = Array.from({ length: answers }, () => (dice.pick(SIDES) + 0.5) / SIDES);
    estimate.add(Float64Array.from(chances.flatMap((chance) => [chance, 1 - chance])));
    sum += chances[0] ?? Number.NaN;
  }
  return { estimate, mean: sum / batches };
}

describe('an estimate', () => {
  test.each([2, 32, 64, 128, 512])('of %i batches is their mean, and the net’s word like 40 playouts', (batches) => {
    const { estimate, mean } = alike(1, batches, 3);
    const playouts = 16 * batches;
    expect(estimate.batches).toBe(batches);
    expect(estimate.level(0, 0).value).toBeCloseTo((playouts * mean + 40 * 0.5) / (playouts + 40), 9);
  });

  test('counts every batch, also one that waits for others', () => {
    const { estimate } = alike(1, 65, 3);
    expect(estimate.batches).toBe(65);
  });

  test('says by how much it may be off', () => {
    const off = Array.from({ length: 200 }, (_, seed) => {
      const { value, se } = alike(1, 64, seed).estimate.level(0, 1);
      return (value - 0.5) / se;
    });
    const spread = Math.sqrt(off.reduce((sum, error) => sum + error ** 2, 0) / off.length);
    expect(spread).toBeGreaterThan(0.8);
    expect(spread).toBeLessThan(1.2);
  });

  test('does not take the luckiest of equal answers for better than it is', () => {
    const costs = Array.from({ length: 400 }, (_, seed) => alike(4, 16, seed).estimate.cost(0, 0));
    const mean = costs.reduce((sum, { value }) => sum + value, 0) / costs.length;
    const usual = costs.reduce((sum, { se }) => sum + se, 0) / costs.length;
    expect(Math.abs(mean)).toBeLessThan(usual / 5);
  });
});
