/** The checked door: what comes from outside is played only if it is legal, and otherwise told what was expected. */
import type { Choice } from './choice.ts';
import type { Game } from './game.ts';
import { type Question, questionOf } from './question.ts';
import type { Recorder } from './recorder.ts';
import type { Seat } from './seat.ts';

export type Refusal =
  | { readonly kind: 'game over' }
  | { readonly kind: 'not asked'; readonly question: Question }
  | { readonly kind: 'not an answer'; readonly question: Question };

/** Why a seat may not make a choice now, or null if it may. */
function refusalOf(game: Game, seat: Seat, choice: Choice): Refusal | null {
  const question = questionOf(game);
  if (question === null) return { kind: 'game over' };
  if (question.seat !== seat) return { kind: 'not asked', question };
  return game.isLegal(choice) ? null : { kind: 'not an answer', question };
}

/** Plays a seat's choice in a game or a recorder, or changes nothing and says why not. */
export function attempt(player: Game | Recorder, seat: Seat, choice: Choice): Refusal | null {
  const refusal = refusalOf('game' in player ? player.game : player, seat, choice);
  if (refusal === null) player.play(choice);
  return refusal;
}
