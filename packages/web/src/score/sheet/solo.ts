/** Whoever plays alone has beaten the challenge or not (R3). */
import { soloPar } from '@turn7/engine';
import type { Sheet } from '@turn7/protocol';

/** Of a game that ended with that round; null where it is no challenge. */
export function isSoloBeaten({ players, target }: Sheet, round: number): boolean | null {
  const par = soloPar(players.length, target);
  return par === null ? null : round + 1 < par;
}
