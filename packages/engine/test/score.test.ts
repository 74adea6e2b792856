import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Hand, NO_HAND } from '../src/hand.ts';
import {
  createGame,
  deckOf,
  isNumber,
  leadersAmong,
  mostPoints,
  NOBODY,
  pointsAtEnd,
  SEVEN,
  SeededShuffler,
  scoreOf,
  TURN_7_BONUS,
  winnerAmong,
} from '../src/index.ts';
import { winnerOf } from '../src/round-end.ts';
import { cards, play } from './support.ts';

describe('the score of a hand (R39–R41)', () => {
  const table: [hand: string, numbers: number, factor: number, bonus: number, turn7: number, total: number][] = [
    ['', 0, 1, 0, 0, 0],
    ['0', 0, 1, 0, 0, 0],
    ['12 9 x2 +4', 21, 2, 4, 0, 46],
    ['7 11 +8 x2', 18, 2, 8, 0, 44],
    ['x2 7 11 +8', 18, 2, 8, 0, 44],
    ['+2 +4 +6 +8 +10', 0, 1, 30, 0, 30],
    ['+2 +6 x2', 0, 2, 8, 0, 8],
    ['x2', 0, 2, 0, 0, 0],
    ['1 2 3 4 5 6', 21, 1, 0, 0, 21],
    ['0 1 2 3 4 5 6', 21, 1, 0, 15, 36],
    ['1 2 3 4 5 6 7', 28, 1, 0, 15, 43],
    ['6 7 8 9 10 11 12', 63, 1, 0, 15, 78],
    ['6 7 8 9 10 11 12 x2 +10', 63, 2, 10, 15, 151],
    ['5 x2 x2', 5, 4, 0, 0, 20],
    ['5 x2 +4 x2 +4', 5, 4, 8, 0, 28],
    ['12 x2 x2 x2 +6 +6', 12, 8, 12, 0, 108],
    ['8 LS', 8, 1, 0, 0, 8],
    ['8 LS L', 8, 1, 0, 0, 8],
    ['8 T3 3', 11, 1, 0, 0, 11],
    ['8 8', 8, 1, 0, 0, 8],
  ];

  test.each(table)('%s: %i times %i, plus %i, plus %i makes %i', (hand, numbers, factor, bonus, turn7, total) => {
    expect(scoreOf(cards(hand))).toEqual({ numbers, factor, bonus, turn7, total });
  });

  it('is 15 more for seven numbers', () => {
    expect([SEVEN, TURN_7_BONUS]).toEqual([7, 15]);
  });
});

describe('the points kept card by card', () => {
  const hand = fc
    .shuffledSubarray([...new Set(deckOf(1)), ...cards('x2 x2 +10')], { minLength: 0 })
    .map((all) => all.filter((card) => card <= Math.max(...cards('x2'))));

  it('are those of the whole hand, in any order', () => {
    fc.assert(
      fc.property(hand, fc.nat({ max: 2 }), (held, seat) => {
        const table = new Uint8Array(3 * 32);
        const hands = [0, 1, 2].map((other) => new Hand(other, table, other * 32));
        const own = hands[seat] ?? NO_HAND;
        for (const card of held) isNumber(card) ? own.addNumber(card) : own.addModifier(card);
        const { numbers, total, turn7 } = scoreOf(held);
        expect(own.points).toBe(total - turn7);
        expect(own.sum).toBe(numbers);
        expect(own.count).toBe(held.filter(isNumber).length);
        expect(own.laid).toEqual(held);
        expect(hands.filter(({ isEmpty }) => !isEmpty)).toEqual(held.length > 0 ? [own] : []);
      }),
      { seed: 39 },
    );
  });
});

describe('the score of a round', () => {
  test.each([
    ['one who stays banks', '12 9 x2 +4 1', 'h h h s', 'round 1 out 46'],
    ['one who busts scores nothing', '12 +10 12 1', 'h h', 'round 1 out 0'],
    ['one who is locked banks', '+2 +6 x2 L 1', 'h h h', 'round 1 out 8'],
    ['a Turn 7 brings 15', '6 7 8 9 10 11 x2 12 1', 'h h h h h h h', 'round 1 turn7 141'],
    ['a Life Saver is worth nothing', '5 LS 1', 'h s', 'round 1 out 5'],
    ['an x2 before its numbers doubles them', 'x2 3 x2 4 1', 'h h h s', 'round 1 out 28'],
  ])('%s', (_, draw, moves, fact) => {
    expect(play(1, draw, moves).facts).toContain(fact);
  });

  it('is kept whole with 24 x2 cards', () => {
    const { rounds } = play(1, `6 7 8 9 10 11 ${'x2 '.repeat(24)}12`, 'h '.repeat(30));
    expect(rounds.map(({ scores }) => scores)).toEqual([[63 * 2 ** 24 + 15]]);
  });

  it('gives the 15 only to the seat that made the Turn 7', () => {
    const { facts } = play(2, '0 12 1 11 2 10 3 9 4 8 5 7 6 1 2', 'h h h h h h h h h h h');
    expect(facts).toContain('round 1 turn7 36 57');
  });
});

test.each([
  ['7 11 +8 x2', 44],
  ['0 1 2 3 4 5 6 LS', 36],
  ['5 9 L', 14],
  ['7 11 x2 7', 0],
  ['', 0],
])('at the end of a round %s is worth %i', (hand, points) => {
  expect(pointsAtEnd(cards(hand))).toBe(points);
});

test.each([
  [1, '6 7 8 9 10 11 12 x2 +2 +4 +6 +8 +10'],
  [2, '6 7 8 9 10 11 12 x2 x2 +2 +2 +4 +4 +6 +6 +8 +8 +10 +10'],
])('no hand of %i decks has more than %s', (decks, hand) => {
  expect(mostPoints(decks)).toBe(scoreOf(cards(hand)).total);
});

describe('who has won (R43, R44)', () => {
  test.each<[why: string, totals: number[], winner: number]>([
    ['the highest total of at least the target', [150, 212, 204], 1],
    ['one at the target', [200, 199], 0],
    ['nobody below it', [199, 10], NOBODY],
    ['nobody while the highest are equal', [210, 30, 210], NOBODY],
    ['the highest, whoever is equal below', [205, 205, 206], 2],
    ['one alone in the solo challenge (R3)', [201], 0],
    ['nobody at an empty table', [], NOBODY],
  ])('is %s', (_, totals, winner) => {
    expect(winnerAmong(totals, 200)).toBe(winner);
  });

  test.each<[why: string, totals: number[], leaders: number[]]>([
    ['all with the highest total at the target', [210, 30, 210], [0, 2]],
    ['one of them alone', [150, 212, 204], [1]],
    ['nobody below the target', [199, 199], []],
  ])('and at the top are %s', (_, totals, leaders) => {
    expect(leadersAmong(totals, 200)).toEqual(leaders);
  });

  it('is the same for a game and for its totals', () => {
    const total = fc.oneof(fc.nat({ max: 6 }), fc.nat({ max: 300 }));
    fc.assert(
      fc.property(
        fc.array(total, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 250 }),
        (totals, target) => {
          const game = createGame({ seats: totals.length, target }, new SeededShuffler(1));
          for (const hand of game.hands) hand.total = totals[hand.seat] ?? Number.NaN;
          expect(winnerAmong(totals, target)).toBe(winnerOf(game));
        },
      ),
      { seed: 43 },
    );
  });
});
