/** The solo challenge (R3): one player, 200 points in under five rounds. */
import type { Game } from './game.ts';
import { NOBODY } from './seat.ts';

const PAR = 5;
const POINTS = 200;

export type SoloResult = { readonly rounds: number; readonly beaten: boolean };

/** The result of a finished game for one: its number of rounds. */
export function soloResult(game: Game): SoloResult | null {
  if (game.seats !== 1 || !game.finished) return null;
  return { rounds: game.round, beaten: game.winner !== NOBODY && game.rules.target >= POINTS && game.round < PAR };
}
