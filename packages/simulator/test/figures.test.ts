/** Four players who all stay at 25 points: the published averages, measured elsewhere by independent programs. */
import { expect, test } from 'vitest';
import { playGames, type Table } from '../src/play.ts';
import { summaryOf } from '../src/summary.ts';

const TABLE: Table = { entries: Array<string>(4).fill('stay:25'), seed: 1, target: 200 };
const GAMES = 40_000;
/** So many standard errors may lie between the two: with a fixed seed this never fails by chance. */
const TOLERANCE = 3;

const summary = summaryOf(TABLE, playGames({ table: TABLE, first: 0, games: GAMES }), 1);
const rounds = summary.rounds * GAMES;

// The standard errors of the first two are those of 200,000 games (docs/performance.md), scaled.
test.each([
  ['rounds a game', summary.rounds, 9.113, 0.0028 * Math.sqrt(200_000 / GAMES)],
  ['cards a game', summary.cards, 134.8, 0.04 * Math.sqrt(200_000 / GAMES)],
  ['Turn 7s a round', summary.turn7PerRound, 0.0042, Math.sqrt(0.0042 / rounds)],
])('%s', (_, measured, published, se) => {
  expect(Math.abs(measured - published)).toBeLessThan(TOLERANCE * se);
});

test.each(summary.seats.map((seat, i) => [i + 1, seat] as const))(
  'entry %i: busts, and a fair share of wins',
  (_, seat) => {
    expect(Math.abs(seat.bustRate - 0.2967)).toBeLessThan(TOLERANCE * seat.bustRateSe);
    expect(Math.abs(seat.winRate - 0.25)).toBeLessThan(TOLERANCE * seat.se);
  },
);

test('one player alone takes 11.193 rounds to 200', () => {
  const solo = { ...TABLE, entries: ['stay:25'] };
  const { rounds, seats } = summaryOf(solo, playGames({ table: solo, first: 0, games: GAMES }), 1);
  expect(Math.abs(rounds - 11.193)).toBeLessThan(0.05);
  expect(seats[0]).toMatchObject({ wins: GAMES, winRate: 1 });
});
