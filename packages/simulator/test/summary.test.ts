import { expect, test } from 'vitest';
import { playGames, type Table } from '../src/play.ts';
import { summaryOf } from '../src/summary.ts';

const TABLE: Table = { entries: ['stay:20', 'count', 'random'], seed: 9, target: 150 };
const tally = playGames({ table: TABLE, first: 0, games: 300 });
const summary = summaryOf(TABLE, tally, 0.5);

test('says what was played, how fast, and means per game', () => {
  expect(summary).toMatchObject({ games: 300, seconds: 0.5, gamesPerSecond: 600, seed: 9, target: 150, scoreStep: 5 });
  expect(summary.rounds).toBe(tally.rounds / 300);
  expect(summary.cards).toBe(tally.cards / 300);
  expect(summary.seats.map(({ strategy }) => strategy)).toEqual(TABLE.entries);
});

test('win rates sum to 1, and their errors are those of independent games', () => {
  expect(summary.seats.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1, 12);
  expect(summary.withoutWinner).toBe(0);
  for (const { winRate, se } of summary.seats) expect(se).toBeCloseTo(Math.sqrt((winRate * (1 - winRate)) / 300), 12);
});

test('the mean round score and its error are those of the scores one by one', () => {
  for (const [entry, seat] of summary.seats.entries()) {
    const scores = tally.scores(entry).flatMap((count, score) => Array<number>(count).fill(score));
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
    expect(scores).toHaveLength(tally.rounds);
    expect(seat.meanRoundScore).toBeCloseTo(mean, 9);
    expect(seat.meanRoundScoreSe).toBeCloseTo(Math.sqrt(variance / scores.length), 9);
  }
});

test('the histogram has a place for every round', () => {
  for (const [entry, { histogram }] of summary.seats.entries()) {
    const scores = tally.scores(entry);
    expect(histogram).toHaveLength(17);
    expect(histogram[5]).toBe(scores.slice(25, 30).reduce((sum, count) => sum + count, 0));
    expect(histogram[16]).toBe(scores.slice(80).reduce((sum, count) => sum + count, 0));
    expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(tally.rounds);
  }
});
