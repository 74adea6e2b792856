/** What a choice that cost so much is called, and how well somebody chose on the whole. Thresholds are points of 100. */
import type { Measured } from './estimate.ts';
import type { Grade } from './review.ts';

/** Up to here a choice is as good as the best. */
const BEST = 0.5;
/** So many standard errors may be chance. */
const BY_CHANCE = 2;
const WORSE: readonly (readonly [below: number, grade: Grade])[] = [
  [1, 'fine'],
  [3, 'inaccuracy'],
  [8, 'mistake'],
];
/** How fast accuracy falls with what a choice costs on average. */
const FALL = 0.7;

export function gradeOf({ value, se }: Measured): Grade {
  const points = 100 * value;
  if (points < BEST || value < BY_CHANCE * se) return 'best';
  return WORSE.find(([below]) => points < below)?.[1] ?? 'blunder';
}

/** From 0 to 100; a cost below its standard error counts for nothing. */
export function accuracyOf(costs: readonly Measured[]): number | null {
  if (costs.length === 0) return null;
  const lost = costs.reduce((sum, { value, se }) => sum + (value > se ? value : 0), 0);
  return 100 * Math.exp((-FALL * 100 * lost) / costs.length);
}

/** How many there are of each grade. */
export function gradesOf(choices: readonly { readonly grade: Grade }[]): Readonly<Record<Grade, number>> {
  const count = (grade: Grade): number => choices.filter((choice) => choice.grade === grade).length;
  return {
    best: count('best'),
    fine: count('fine'),
    inaccuracy: count('inaccuracy'),
    mistake: count('mistake'),
    blunder: count('blunder'),
  };
}
