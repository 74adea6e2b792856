import { describe, expect, test } from 'vitest';
import { playGames, type Table } from '../src/play.ts';
import { summaryCsv, summaryOf } from '../src/summary.ts';
import { LONGEST } from '../src/tally.ts';

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

describe('the lengths of games', () => {
  test('are counted game by game, and end with the longest', () => {
    const { lengths, rounds } = summary;
    const sum = (weight: (length: number) => number) => lengths.reduce((all, games, i) => all + games * weight(i), 0);
    expect(lengths[0]).toBe(0);
    expect(sum(() => 1)).toBe(300);
    expect(sum((length) => length)).toBe(rounds * 300);
    expect(lengths.at(-1)).toBeGreaterThan(0);
  });

  test('of very long games are counted together', () => {
    const long: Table = { entries: ['stay:25'], seed: 1, target: 40 * LONGEST };
    const { lengths, rounds } = summaryOf(long, playGames({ table: long, first: 0, games: 3 }), 1);
    expect(rounds).toBeGreaterThan(LONGEST);
    expect(lengths).toHaveLength(LONGEST + 1);
    expect(lengths.at(-1)).toBe(3);
  });
});

test('a spreadsheet gets a row for each entry', () => {
  const [head, first, ...rest] = summaryCsv(summary).trimEnd().split('\n');
  expect(head?.split(',').slice(0, 4)).toEqual(['strategy', 'wins', 'winRate', 'se']);
  expect(first?.split(',').slice(0, 3)).toEqual(['stay:20', `${tally.wins(0)}`, `${tally.wins(0) / 300}`]);
  expect(rest).toHaveLength(2);
});
