/** The game of a position, or all that is wrong with it. */
import { type Game, gameAt, type PositionProblem, positionProblems, SeededShuffler } from '@turn7/engine';
import type { Draft } from '../../game/position/draft.ts';

export type Checked =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'problems'; readonly problems: readonly PositionProblem[] };

export function check(draft: Draft): Checked {
  const problems = positionProblems(draft);
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'game', game: gameAt(draft, new SeededShuffler(0)) };
}
