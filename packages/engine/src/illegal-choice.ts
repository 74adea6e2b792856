/** The one check of what comes from outside: whether a seat may make a choice now, and if not, what was expected. */
import type { Choice } from './choice.ts';
import type { Game } from './game.ts';
import { type Question, questionOf } from './question.ts';
import type { Seat } from './seat.ts';

export type IllegalChoice =
  | { readonly kind: 'game over' }
  | { readonly kind: 'not asked'; readonly question: Question }
  | { readonly kind: 'not an answer'; readonly question: Question };

/** Why a seat may not make a choice now, or null if it may: then `play` takes it. */
export function illegalChoice(game: Game, seat: Seat, choice: Choice): IllegalChoice | null {
  const question = questionOf(game);
  if (question === null) return { kind: 'game over' };
  if (question.seat !== seat) return { kind: 'not asked', question };
  return game.isLegal(choice) ? null : { kind: 'not an answer', question };
}
