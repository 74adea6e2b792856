/** What is asked of this device at an online table. */
import type { TableGame } from '@turn7/client';
import type { Person } from '../session/session.ts';

/** The number of the question that is asked of this device; null if there is none. */
export function myQuestion(game: TableGame | null, people: readonly Person[]): number | null {
  if (game?.view.state.kind !== 'playing') return null;
  return people[game.view.state.question.seat]?.mine ? game.question : null;
}
