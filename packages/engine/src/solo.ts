/** The solo challenge (R3): one player, 200 points in under five rounds. */
import type { Game } from './game.ts';
import { mostPoints } from './score.ts';
import { NOBODY } from './seat.ts';
import type { Rules } from './setup.ts';

export const SOLO_PAR = 5;
export const SOLO_POINTS = 200;

export type SoloResult = { readonly rounds: number; readonly beaten: boolean };

/** In fewer rounds than these a game for one beats the challenge; null where the game is none. */
export const soloPar = (seats: number, target: number): number | null =>
  seats === 1 && target >= SOLO_POINTS ? SOLO_PAR : null;

/** Whether a game that was won in so many rounds has beaten the challenge; null where it is none. */
export function isSoloBeaten(seats: number, target: number, rounds: number): boolean | null {
  const par = soloPar(seats, target);
  return par === null ? null : rounds < par;
}

/** Whether a game for one can no longer beat the challenge after so many rounds: no hands bring what is missing. */
export function isSoloLost(game: Pick<Rules, 'seats' | 'target' | 'decks'>, rounds: number, total: number): boolean {
  const { seats, target, decks } = game;
  const par = soloPar(seats, target);
  if (par === null) return false;
  const left = Math.max(0, par - 1 - rounds);
  return total + left * mostPoints(decks) < target;
}

/** The result of a finished game for one: its number of rounds. */
export function soloResult(game: Game): SoloResult | null {
  if (game.seats !== 1 || !game.finished) return null;
  const isBeaten = isSoloBeaten(game.seats, game.rules.target, game.round);
  return { rounds: game.round, beaten: game.winner !== NOBODY && isBeaten === true };
}
