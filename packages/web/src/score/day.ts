/** When a game was. */
import type { Sheet } from '@turn7/protocol';
import { dayOf, hourOf } from '../words/day.ts';

/** With the hour where another of these games was on the same day. */
export function whenOf({ id, startedAt }: Sheet, sheets: readonly Sheet[]): string {
  const day = dayOf(startedAt);
  const isAlone = sheets.every((other) => other.id === id || dayOf(other.startedAt) !== day);
  return isAlone ? day : hourOf(startedAt);
}
