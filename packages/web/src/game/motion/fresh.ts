/** What is new since the table was last shown. */
import type { GameEvent } from '@turn7/engine';
import type { Moment } from '../playback/moment.ts';
import { durationOf } from '../playback/pace.ts';

/** The event that is being told; null if it is still the same one, or if the telling ran ahead and passed some over. */
export function freshEvent(before: Pick<Moment, 'game' | 'beat'>, now: Moment): GameEvent | null {
  const steps = now.beat - before.beat;
  if (now.event === null || steps <= 0) return null;
  const seats = now.view.seats.length;
  const others = now.log.slice(-steps, -1);
  return others.every((event) => durationOf(event, seats, false) === 0) ? now.event : null;
}
