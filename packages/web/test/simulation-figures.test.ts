import { LONGEST, playGames, rateOf, summaryOf, type Table } from '@turn7/simulator';
import { describe, expect, test } from 'vitest';
import { change } from '../src/device/settings.ts';
import { groupsOf } from '../src/lab/simulation/groups.ts';
import { lengthSteps, stepName } from '../src/lab/simulation/lengths.ts';
import { leadOf, rangeAround, SURE } from '../src/lab/simulation/noise.ts';
import { Pace } from '../src/lab/simulation/pace.ts';
import { durationText } from '../src/lab/simulation/run-bar.tsx';

const TABLE: Table = { entries: ['stay:20', 'count', 'count', 'random'], seed: 3, target: 200 };
const TALLY = playGames({ table: TABLE, first: 0, games: 400 });
const SUMMARY = summaryOf(TABLE, TALLY, 1);

describe('seats with the same bot are one group', () => {
  const groups = groupsOf(SUMMARY);
  const counts = groups[1];

  test('in the order of the seats', () => {
    expect(groups.map(({ word, seats }) => [word, seats])).toEqual([
      ['stay:20', 1],
      ['count', 2],
      ['random', 1],
    ]);
  });

  test('that wins as often as its seats together, told for one of them', () => {
    const wins = TALLY.wins(1) + TALLY.wins(2);
    const { rate, se } = rateOf(wins, 400);
    expect(counts).toMatchObject({ wins, winRate: { value: rate / 2, se: se / 2 } });
    expect(groups.reduce((sum, { winRate, seats }) => sum + winRate.value * seats, 0)).toBeCloseTo(1, 12);
  });

  test('with the mean of its rounds, and an error that is smaller than that of one seat', () => {
    const [, one, other] = SUMMARY.seats;
    expect(counts?.score.value).toBeCloseTo(((one?.meanRoundScore ?? 0) + (other?.meanRoundScore ?? 0)) / 2, 12);
    expect(counts?.score.se).toBeCloseTo((one?.meanRoundScoreSe ?? 0) / Math.SQRT2, 2);
    expect(counts?.histogram.reduce((sum, rounds) => sum + rounds, 0)).toBe(2 * TALLY.rounds);
  });

  test('alone keeps its own figures', () => {
    const [first] = SUMMARY.seats;
    expect(groups[0]).toMatchObject({
      winRate: { value: first?.winRate, se: first?.se },
      bust: { value: first?.bustRate, se: first?.bustRateSe },
      histogram: first?.histogram,
    });
  });
});

describe('a lead', () => {
  const lead = (entries: readonly string[], games: number) => {
    const table = { ...TABLE, entries };
    return leadOf(groupsOf(summaryOf(table, playGames({ table, first: 0, games }), 1)), games);
  };

  test('of a strong bot over a random one is no noise', () => {
    expect(lead(['random', 'count'], 200)).toMatchObject({
      first: { word: 'count' },
      second: { word: 'random' },
      isNoise: false,
    });
  });

  test('of a bot over another that does the same is noise', () => {
    expect(lead(['stay:25', 'regular'], 200)?.isNoise).toBe(true);
  });

  test('shows in wins the later the smaller it is', () => {
    const [large, small] = [lead(['stay:5', 'count'], 400), lead(['stay:15', 'stay:25'], 400)];
    // Of two who share all games each game is won or lost: d of n are as sure as 1.645 deviations of a coin.
    const sure = ({ value }: { readonly value: number }) =>
      Math.max(1, Math.ceil((1.6448536 ** 2 * (1 - value ** 2)) / value ** 2));
    for (const one of [large, small]) expect(one?.shownAfter).toBe(sure(one?.difference ?? { value: 0 }));
    expect(small?.shownAfter).toBeGreaterThan(large?.shownAfter ?? Infinity);
  });

  test('shows as soon over one of three as over one alone', () => {
    const groups = groupsOf(SUMMARY).slice(0, 2);
    const after = (seats: number) =>
      leadOf(
        groups.map((group, i) => ({ ...group, seats, winRate: { value: [0.31, 0.23][i] ?? 0, se: 0 } })),
        1_000,
      )?.shownAfter;
    expect(after(3)).toBe(after(1));
    expect(after(3)).toBe(226);
  });

  test('needs two bots', () => {
    expect(lead(['stay:25', 'stay:25'], 10)).toBeNull();
  });

  test('of two who share all games is as unsure as twice a win rate', () => {
    const { first, difference } = lead(['stay:20', 'stay:25'], 300) ?? {};
    expect(difference?.se).toBeCloseTo(2 * (first?.winRate.se ?? 0), 12);
  });
});

test('a range is never below 0 nor above what can be', () => {
  expect(rangeAround({ value: 0.5, se: 0.1 }, 1)).toEqual([0.5 - SURE * 0.1, 0.5 + SURE * 0.1]);
  expect(rangeAround({ value: 0.1, se: 0.1 }, 1)[0]).toBe(0);
  expect(rangeAround({ value: 0.9, se: 0.1 }, 1)[1]).toBe(1);
});

describe('the lengths of games', () => {
  const name = (value: number) => `${value}`;

  test('go from the shortest to the longest', () => {
    expect(lengthSteps([0, 0, 3, 0, 1])).toEqual([
      { from: 2, to: 2, games: 3 },
      { from: 3, to: 3, games: 0 },
      { from: 4, to: 4, games: 1 },
    ]);
    expect(lengthSteps([])).toEqual([]);
  });

  test('are put together where there are many', () => {
    const steps = lengthSteps([...Array<number>(33).fill(0), ...Array<number>(98).fill(1)]);
    expect(steps.map((step) => stepName(step, name)).slice(0, 2)).toEqual(['30–34', '35–39']);
    expect(steps.reduce((sum, { games }) => sum + games, 0)).toBe(98);
    expect(steps.length).toBeLessThanOrEqual(41);
  });

  test('have no end where the longest are counted together', () => {
    const steps = lengthSteps([...Array<number>(LONGEST).fill(0), 5]);
    expect(steps.map((step) => stepName(step, name))).toEqual([`${LONGEST}+`]);
  });
});

describe('the pace', () => {
  test('says nothing at first', () => {
    const pace = new Pace();
    pace.note(0, 0);
    pace.note(100, 50);
    expect(pace.secondsTo(1000)).toBeNull();
  });

  test('goes by the last seconds, not by a slow start', () => {
    const pace = new Pace();
    for (const [at, games] of [
      [0, 0],
      [4000, 40],
      [6000, 2040],
      [8000, 4040],
    ] as const)
      pace.note(at, games);
    expect(pace.perSecond).toBe(1000);
    expect(pace.secondsTo(10_040)).toBe(6);
    expect(pace.secondsTo(4000)).toBe(0);
  });
});

test.each([
  [0, '0 seconds'],
  [0.0036, '0.004 seconds'],
  [1.2, '1 second'],
  [45, '45 seconds'],
  [89, '89 seconds'],
  [600, '10 minutes'],
  [7200, '2 hours'],
  [1_000_000, '12 days'],
])('%f seconds are told as %s', (seconds, words) => {
  change({ language: 'en' });
  expect(durationText(seconds)).toBe(words);
});
