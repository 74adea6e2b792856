/** How many rounds it takes to get to a total, if every round brings a score with these chances. */
import type { ScoreChance } from './exact/outcome.ts';

export function roundsTo(target: number, scores: readonly ScoreChance[]): number {
  const nothing = scores.find(({ score }) => score === 0)?.chance ?? 0;
  const rounds = new Float64Array(target);
  for (let total = target - 1; total >= 0; total--) {
    let after = 0;
    for (const { score, chance } of scores) if (score > 0) after += chance * (rounds[total + score] ?? 0);
    rounds[total] = (1 + after) / (1 - nothing);
  }
  return rounds[0] ?? 0;
}
