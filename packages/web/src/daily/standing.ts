/** How a result stands among those of the day. */
import type { Board, OwnTry, Ranking, Standing } from '@turn7/protocol';

export type FinishedTry = Extract<OwnTry, { stage: 'finished' }>;

/** The share of the others who came to less; those who came to the same count half. Null where there is nobody else. */
export function shareBelow({ players, below, equal }: Standing): number | null {
  const others = players - 1;
  return others < 1 ? null : (below + (equal - 1) / 2) / others;
}

/** The place of a score: the same for those who came to the same. */
export const placeOf = (score: number, ranks: Ranking['ranks']): number =>
  1 + ranks.filter((other) => other.score > score).length;

/** The board of one's newest result; of two on one day the first, as nobody knows which was later. */
export function latestBoard(tries: readonly OwnTry[]): Board {
  const results = tries.filter(({ stage }) => stage === 'finished').toSorted((a, b) => b.date.localeCompare(a.date));
  return results[0]?.board ?? 'bots';
}
