import { describe, expect, test } from 'vitest';
import type { GameFacts, OwnFacts } from '../src/game/kept/facts.ts';
import type { KnownGame } from '../src/game/kept/kept-games.ts';
import type { KeptReview } from '../src/game/kept/kept-review.ts';
import { isFound } from '../src/game/my-games/search.ts';
import { statisticsOf } from '../src/game/my-games/statistics.ts';

interface Some extends Partial<Omit<KnownGame, 'facts' | 'review'>> {
  readonly facts?: Partial<Omit<GameFacts, 'own'>>;
  readonly own?: Partial<OwnFacts>;
  readonly review?: Partial<KeptReview>;
}

let count = 0;

/** Won by my seat, which is the first of four, unless it is said otherwise. */
function game({ facts, own, review, ...some }: Some = {}): KnownGame {
  count++;
  return {
    id: String(count),
    record: '',
    kind: 'bots',
    mine: 0,
    at: count,
    ...some,
    facts: {
      players: ['Me', 'Ada', 'Ben', 'Cleo'],
      winner: 0,
      totals: [210, 150, 90, 30],
      target: 200,
      rounds: 8,
      ...facts,
      own: {
        best: { points: 40, at: 5 },
        busts: 2,
        sevens: [],
        advised: { count: 10, risk: 1, busts: 1 },
        bold: { count: 2, risk: 0.5, busts: 1 },
        ...own,
      },
    },
    review: review === undefined ? null : { passes: 2, seats: [], mistakes: [], ...review },
  };
}

const lost: Some = { facts: { winner: 1, totals: [150, 210, 90, 30] } };
const solo = (rounds: number): KnownGame =>
  game({ kind: 'solo', facts: { players: ['Me'], totals: [200], rounds }, own: { best: { points: 90, at: 3 } } });

/** The oldest is given first here. */
const of = (...games: readonly KnownGame[]) => statisticsOf(games.toReversed());

describe('wins', () => {
  test.each([
    ['none', [], { games: 0, won: 0, par: 0 }],
    ['of two, four at each table', [game(), game(lost)], { games: 2, won: 1, par: 0.5 }],
    [
      'at tables of two and of four',
      [game({ facts: { players: ['Me', 'Ada'] } }), game()],
      { games: 2, won: 2, par: 0.75 },
    ],
    ['not alone', [solo(4)], { games: 0, won: 0, par: 0 }],
    ['not from hand to hand', [game({ kind: 'pass', mine: null })], { games: 0, won: 0, par: 0 }],
    ['not on from a replay', [game({ kind: 'what-if' })], { games: 0, won: 0, par: 0 }],
  ])('are compared with an even share: %s', (_, games, wins) => {
    expect(of(...games).wins).toMatchObject(wins);
  });

  test('may be off by what chance does', () => {
    expect(of(game(), game(), game(), game()).wins.spread).toBeCloseTo(Math.sqrt(4 * 0.25 * 0.75));
  });

  test('are counted for each kind of game', () => {
    expect(of(game(), game({ kind: 'online', ...lost }), game(lost)).byKind).toMatchObject([
      { kind: 'bots', games: 2, won: 1 },
      { kind: 'online', games: 1, won: 0 },
    ]);
  });
});

describe('busts', () => {
  test('are added up with the risks that were taken', () => {
    const { rounds, busts, advised, bold } = of(game(), game(), solo(4));
    expect({ rounds, busts, advised, bold }).toEqual({
      rounds: 16,
      busts: 4,
      advised: { count: 20, risk: 2, busts: 2 },
      bold: { count: 4, risk: 1, busts: 2 },
    });
  });
});

describe('the course of time', () => {
  const reviewed = (accuracy: number | null, luck = 0, own = 0) =>
    game({ review: { seats: [{ accuracy, luck, own }] } });

  test('has reviewed games only, the oldest first, with the mean of the last ten', () => {
    const games = [reviewed(20), game(), ...Array.from({ length: 10 }, () => reviewed(80))];
    expect(of(...games).course.map(({ accuracy, form }) => [accuracy, form])).toEqual([
      [20, 20],
      ...[50, 60, 65, 68, 70, 500 / 7, 72.5, 660 / 9, 74].map((form) => [80, expect.closeTo(form)]),
      [80, 80],
    ]);
  });

  test('adds luck and choices up', () => {
    const games = [reviewed(50, 0.5, -0.1), reviewed(null, -0.2, -0.1)];
    expect(of(...games).course.map(({ luck, own }) => [luck, own])).toEqual([
      [0.5, -0.1],
      [expect.closeTo(0.3), expect.closeTo(-0.2)],
    ]);
  });
});

describe('favourite mistakes', () => {
  test('are told by what they cost together, each with the worst', () => {
    const first = game({
      review: {
        mistakes: [
          { kind: 'hit', grade: 'mistake', at: 10, cost: 0.04 },
          { kind: 'stay', grade: 'blunder', at: 20, cost: 0.09 },
        ],
      },
    });
    const second = game({ review: { mistakes: [{ kind: 'hit', grade: 'mistake', at: 30, cost: 0.06 }] } });
    expect(of(first, second).mistakes).toMatchObject([
      { kind: 'hit', count: 2, cost: 0.1, example: { at: 30, game: second } },
      { kind: 'stay', count: 1, cost: 0.09, example: { at: 20, game: first } },
    ]);
  });
});

describe('records', () => {
  const recordsOf = (...games: readonly KnownGame[]) =>
    of(...games).records.map(({ about, value, game: { id }, at }) => [about, value, id, at]);

  test('are none before the first game', () => {
    expect(recordsOf()).toEqual([]);
  });

  test('are of the game that had them first', () => {
    const one = game({ own: { best: { points: 61, at: 9 }, sevens: [44] }, facts: { rounds: 7 } });
    const same = game({ own: { best: { points: 61, at: 2 } }, facts: { rounds: 12 } });
    expect(recordsOf(one, same)).toEqual([
      ['round', 61, one.id, 9],
      ['sevens', 1, one.id, 44],
      ['total', 210, one.id, 0],
      ['margin', 60, one.id, 0],
      ['longest', 12, same.id, 0],
      ['streak', 2, same.id, 0],
    ]);
  });

  test('know the longest row of wins', () => {
    const games = [game(), game(), game(lost), game(), game(), game(), game(lost), game()];
    expect(recordsOf(...games)).toContainEqual(['streak', 3, games[5]?.id, 0]);
    expect(recordsOf(game(), game(lost)).map(([about]) => about)).not.toContain('streak');
  });

  test('know the fewest rounds of a challenge alone', () => {
    const games = [solo(6), solo(4), solo(5)];
    expect(recordsOf(...games)).toEqual([
      ['round', 90, games[0]?.id, 3],
      ['solo', 4, games[1]?.id, 0],
    ]);
  });

  test('do not take the challenge of a day for that: there, points for each round count', () => {
    const games = [solo(6), { ...solo(4), kind: 'daily' } as const];
    expect(recordsOf(...games)).toContainEqual(['solo', 6, games[0]?.id, 0]);
  });
});

test.each([
  ['ada', true],
  ['ADA  won', true],
  ['cleo lost', false],
  ['zoe', true],
  ['', true],
])('a search for "%s" finds it: %s', (search, isIt) => {
  expect(isFound(search, ['18 Nov 2026', 'against bots', 'won', 'Ada', 'Zoë'])).toBe(isIt);
});
