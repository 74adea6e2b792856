/** A score that is being typed: the text stays as it was typed, whether it is a score or not. */
import { MOST_POINTS } from '@turn7/protocol';
import type { Spot } from '../sheet/entries.ts';
import type { Draft } from './draft.ts';

/** What was typed last, and for whom. */
export interface Typed {
  readonly spot: Spot;
  readonly text: string;
}

/** null for a text that is no score. */
export function pointsIn(text: string): number | null {
  const points = Number(text);
  return /^\s*\d+\s*$/.test(text) && points <= MOST_POINTS ? points : null;
}

/** What the field shows: what was typed, as long as it is what is entered there; then the points that are. */
export function fieldText(typed: Typed | null, spot: Spot, draft: Draft): string {
  const points = draft.kind === 'points' ? draft.points : null;
  if (isMistyped(typed, spot) || (typed !== null && isAt(typed, spot) && pointsIn(typed.text) === points))
    return typed?.text ?? '';
  return points === null ? '' : `${points}`;
}

/** Whether a text that is no score stands there: then nothing can be saved. */
export const isMistyped = (typed: Typed | null, spot: Spot): boolean =>
  typed !== null && isAt(typed, spot) && pointsIn(typed.text) === null;

const isAt = ({ spot }: Typed, { round, player }: Spot): boolean => spot.round === round && spot.player === player;
