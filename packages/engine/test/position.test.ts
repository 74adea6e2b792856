import { describe, expect, test } from 'vitest';
import {
  discardOf,
  drawableOf,
  gameAt,
  HIT,
  KINDS,
  LOCK,
  nameOf,
  type Position,
  PositionError,
  type PositionProblem,
  positionProblems,
  questionOf,
  SeededShuffler,
  STAY,
  TIMES_TWO,
  tableAt,
  unseenOf,
  viewOf,
} from '../src/index.ts';
import { cards, thrownBy } from './support.ts';

const position: Position = {
  seats: [
    { total: 120, cards: cards('3 7 x2 LS'), status: 'active' },
    { total: 90, cards: cards('12 +4'), status: 'stayed' },
    { total: 80, cards: cards('5 9'), status: 'locked' },
    { total: 10, cards: cards('8 8'), status: 'busted' },
  ],
  asked: 0,
  discard: cards('12 12 11 T3'),
  dealer: 3,
};
const at = (change: Partial<Position> = {}) => gameAt({ ...position, ...change }, new SeededShuffler(1));
const seatOf = (words: string, status: Position['seats'][number]['status'] = 'active') => ({
  seats: [
    { total: 0, cards: cards(words), status },
    { total: 0, cards: [], status: 'active' as const },
  ],
  asked: 1,
});

const seat = (words: string) => ({ total: 0, cards: cards(words), status: 'active' as const });
const won = { ...seat('3'), total: 90 };

const NO_CARD = 'seat 1: no card in hand; expected one, or it is not asked (R11)';

describe('a position', () => {
  test('is a game that asks hit or stay', () => {
    expect(questionOf(at())).toEqual({ kind: 'hit-or-stay', seat: 0 });
  });

  test('has everything where it was said to be', () => {
    expect(viewOf(at()).seats).toEqual([
      { status: 'active', total: 120, points: 20, cards: cards('3 7 x2 LS'), lifeSaver: true },
      { status: 'stayed', total: 90, points: 16, cards: cards('12 +4'), lifeSaver: false },
      { status: 'locked', total: 80, points: 14, cards: cards('5 9 L'), lifeSaver: false },
      { status: 'busted', total: 10, points: 0, cards: cards('8 8'), lifeSaver: false },
    ]);
    const discard = Array.from(discardOf(at()), (copies, card) => ({ copies, name: nameOf(card) }));
    expect(discard.filter(({ copies }) => copies > 0)).toEqual([
      { copies: 1, name: '11' },
      { copies: 2, name: '12' },
      { copies: 1, name: 'T3' },
    ]);
  });

  test('has every other card in the draw pile', () => {
    expect(at().drawSize).toBe(94 - 4 - 2 - 3 - 2 - 4);
    expect(unseenOf(at())[12]).toBe(12 - 3);
  });

  test('goes on like any game', () => {
    const game = at();
    game.play(STAY);
    expect(game.hands.map(({ total }) => total)).toEqual([140, 106, 94, 10]);
    expect(game.round).toBe(2);
    expect(game.dealer.seat).toBe(0);
  });

  test('can be played on by a hit', () => {
    const game = at({ seats: [{ total: 0, cards: cards('3 LS'), status: 'active' }], dealer: 0 });
    const before = game.drawSize;
    game.play(HIT);
    expect(game.drawSize).toBeLessThan(before);
  });

  test.each<[string, Partial<Position>, string]>([
    ['a number twice', seatOf('5 5'), 'seat 1: a number twice; expected different numbers'],
    ['two twins of a bust', seatOf('5 5 6 6', 'busted'), 'seat 1: a number twice; expected different numbers'],
    ['seven numbers', seatOf('1 2 3 4 5 6 7'), 'seat 1: 7 numbers, which ends the round; expected at most 6'],
    ['two Life Savers', seatOf('LS LS'), 'seat 1: 2 Life Savers; expected at most one'],
    ['a Lock in an active hand', seatOf('L'), 'seat 1: L in hand; expected numbers, modifiers or LS'],
    [
      'too many of a kind',
      { discard: cards('x2') },
      '2 cards x2 on the table and seen; expected at most 1, as many as there are',
    ],
    ['a question to a seat that is out', { asked: 1 }, 'who is asked must be an active seat'],
    ['a question to a seat without a card', { seats: [{ total: 0, cards: [], status: 'active' }] }, NO_CARD],
    ['a card that there is not', { discard: [99] }, 'the cards seen: no card has the index 99; expected 0 to 21'],
    ['the card behind the last', { discard: [KINDS] }, 'the cards seen: no card has the index 22; expected 0 to 21'],
    ['half a card', { discard: [1.5] }, 'the cards seen: no card has the index 1.5; expected 0 to 21'],
    [
      'such a card in a hand',
      { seats: [{ total: 0, cards: [-1], status: 'active' }] },
      'seat 1: no card has the index -1; expected 0 to 21',
    ],
    ['a game that is won', { target: 120 }, 'a total of 120 has won already; expected totals below 120, or a tie'],
    ['a question to nobody', { asked: 9 }, 'who is asked must be an active seat'],
    [
      'a total that is none',
      { seats: [{ total: -1, cards: [], status: 'active' }], dealer: 0 },
      'seat 1: a total of -1; expected a whole number of points',
    ],
  ])('refuses %s', (_, change, message) => {
    const refused = { ...position, dealer: 0, ...change };
    const thrown = thrownBy(() => gameAt(refused, new SeededShuffler(1)));
    expect(thrown).toBeInstanceOf(PositionError);
    expect(thrown).toMatchObject({ name: 'PositionError', message, problem: positionProblems(refused)[0] });
  });

  test.each<[string, Partial<Position>, readonly PositionProblem[]]>([
    ['nothing', {}, []],
    ['a number twice', { seats: [seat('5 5 3')] }, [{ kind: 'hand', seat: 0, problem: { kind: 'twin', card: 5 } }]],
    [
      'eight numbers',
      { seats: [seat('1 2 3 4 5 6 7 8')] },
      [{ kind: 'hand', seat: 0, problem: { kind: 'too many numbers', count: 8, most: 6 } }],
    ],
    [
      'two Locks of one seat',
      { seats: [seat('5'), { ...seat('5 L L'), status: 'locked' }] },
      [{ kind: 'hand', seat: 1, problem: { kind: 'too many copies', card: LOCK, count: 2, most: 1 } }],
    ],
    ['a question to a seat that is out', { asked: 3 }, [{ kind: 'asked out', seat: 3, status: 'busted' }]],
    ['a table that nobody agrees on', { target: 0 }, [{ kind: 'other', message: expect.stringContaining('target') }]],
    [
      'a card that there is not, and nothing that would have to be counted',
      { discard: [99, ...cards('x2 x2')], asked: 1 },
      [{ kind: 'other', message: 'the cards seen: no card has the index 99; expected 0 to 21' }],
    ],
    [
      'more copies than two decks have',
      { decks: 2, discard: cards('0 0 0') },
      [{ kind: 'copies', card: 0, count: 3, most: 2 }],
    ],
    [
      'everything at once',
      { target: 90, discard: cards('x2 x2 0 0'), seats: [won, seat('5 5 L'), seat('')], asked: 2 },
      [
        { kind: 'hand', seat: 1, problem: { kind: 'twin', card: 5 } },
        { kind: 'hand', seat: 1, problem: { kind: 'not kept', card: LOCK } },
        { kind: 'asked empty', seat: 2 },
        { kind: 'won', seat: 0, total: 90, target: 90 },
        { kind: 'copies', card: 0, count: 2, most: 1 },
        { kind: 'copies', card: TIMES_TWO, count: 2, most: 1 },
      ],
    ],
  ])('tells all that is wrong with it: %s', (_, change, problems) => {
    expect(positionProblems({ ...position, dealer: 0, ...change })).toEqual(problems);
  });

  test('can be looked at while nobody is asked, not even by a table without cards', () => {
    const table = tableAt({ seats: [seat(''), seat('')], discard: cards('12') }, new SeededShuffler(1));
    expect(questionOf(table)).toBeNull();
    expect(Array.from(drawableOf(table)).reduce((sum, copies) => sum + copies)).toBe(93);
    expect(() => tableAt({ seats: [seat('5 5')], discard: [] }, new SeededShuffler(1))).toThrow(PositionError);
  });
});
