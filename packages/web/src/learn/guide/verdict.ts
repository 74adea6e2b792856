/** What the figures say about a claim, by bounds that are the same for all of them. */
import { ARMS, type ArmId } from './arms.ts';
import type { Proof } from './claims.ts';
import type { Figures } from './figures.ts';

/** So many standard errors an effect must be away from nothing: chance alone brings it there once in twenty. */
export const LEAST_ERRORS = 2;
/** And so much of all games it must change: less is not felt at a table. */
export const LEAST_EFFECT = 0.005;

type Effect = 'gain' | 'loss' | 'none';

export type Verdict =
  /** All proofs came out as expected. */
  | 'holds'
  /** Some did. */
  | 'limits'
  /** None did, but nothing spoke against it. */
  | 'idle'
  /** None did, and something came out the other way. */
  | 'false'
  /** There is nothing to prove. */
  | 'no choice';

/** The share of wins where nobody is better than the others. */
export const parOf = (arm: ArmId): number => 1 / ARMS[arm].players;

/** What one player wins above par by what it does. */
export const gainOf = (arm: ArmId, { arms }: Pick<Figures, 'arms'>): number => arms[arm].rate - parOf(arm);

export function effectOf(arm: ArmId, figures: Pick<Figures, 'arms'>): Effect {
  const gain = gainOf(arm, figures);
  const bound = Math.max(LEAST_EFFECT, LEAST_ERRORS * figures.arms[arm].se);
  if (Math.abs(gain) <= bound) return 'none';
  return gain > 0 ? 'gain' : 'loss';
}

export function verdictOf(proofs: readonly Proof[], figures: Pick<Figures, 'arms'>): Verdict {
  if (proofs.length === 0) return 'no choice';
  const effects = proofs.map(({ arm, expects }) => ({ expects, effect: effectOf(arm, figures) }));
  const right = effects.filter(({ expects, effect }) => effect === expects).length;
  if (right === proofs.length) return 'holds';
  if (right > 0) return 'limits';
  return effects.every(({ effect }) => effect === 'none') ? 'idle' : 'false';
}
