/** Chances of single scores, put together in steps. */
import type { ScoreChance } from '@turn7/strategy';

export interface ScoreStep {
  /** Where it begins. */
  readonly at: number;
  readonly share: number;
}

/** From 0 on, `step` points each; what is above `most` counts in the last step. */
export const scoreSteps = (scores: readonly ScoreChance[], step: number, most: number): readonly ScoreStep[] =>
  Array.from({ length: Math.ceil(most / step) }, (_, i) => {
    const last = (i + 1) * step >= most;
    const within = scores.filter(({ score }) => score >= i * step && (last || score < (i + 1) * step));
    return { at: i * step, share: within.reduce((sum, { chance }) => sum + chance, 0) };
  });
