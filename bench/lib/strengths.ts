/** The strengths that make the winners of games most likely, on the scale of ratings. */
import type { RatedGame } from '../../packages/server/test/support/rated-games.ts';

const POINTS = 400 / Math.LN10;
const STEPS = 500;
const PRECISION = 1e-4;

/** In points above one of the players. The larger a table, the more a point is worth there, as in the model of ratings. */
export function strengthsOf(players: number, games: readonly RatedGame[], anchor: number): number[] {
  let strengths = Array<number>(players).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const moves = movesFrom(strengths, games);
    const moved = strengths.map((strength, player) => strength + (moves[player] ?? 0));
    strengths = moved.map((strength) => strength - (moved[anchor] ?? 0));
    if (Math.max(...moves.map(Math.abs)) < PRECISION) break;
  }
  return strengths.map((strength) => POINTS * strength);
}

function movesFrom(strengths: readonly number[], games: readonly RatedGame[]): number[] {
  const slope = strengths.map(() => 0);
  const information = strengths.map(() => 0);
  for (const { seats, winner } of games) {
    const worth = Math.sqrt(Math.min(seats.length, 8) / 4);
    const shares = seats.map((player) => Math.exp(worth * (strengths[player] ?? 0)));
    const all = shares.reduce((sum, share) => sum + share, 0);
    for (const [seat, player] of seats.entries()) {
      const expected = (shares[seat] ?? 0) / all;
      slope[player] = (slope[player] ?? 0) + worth * ((seat === winner ? 1 : 0) - expected);
      information[player] = (information[player] ?? 0) + worth ** 2 * expected * (1 - expected);
    }
  }
  return slope.map((value, player) => (0.7 * value) / (information[player] || 1));
}
