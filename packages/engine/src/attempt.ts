/** The checked door: what comes from outside is played only if it is legal, and otherwise told what was expected. */
import type { Choice } from './choice.ts';
import type { Game } from './game.ts';
import { type Question, questionOf } from './question.ts';
import type { Seat } from './seat.ts';

export type Refusal =
  | { readonly kind: 'game over' }
  | { readonly kind: 'not asked'; readonly question: Question }
  | { readonly kind: 'not an answer'; readonly question: Question };

/** Plays a seat's choice, or changes nothing and says why not. */
export function attempt(game: Game, seat: Seat, choice: Choice): Refusal | null {
  const question = questionOf(game);
  if (question === null) return { kind: 'game over' };
  if (question.seat !== seat) return { kind: 'not asked', question };
  if (!game.isLegal(choice)) return { kind: 'not an answer', question };
  game.play(choice);
  return null;
}
