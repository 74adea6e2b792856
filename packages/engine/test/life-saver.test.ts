import { describe, expect, it, test } from 'vitest';
import { createGame, HIT, SeededShuffler, viewOf } from '../src/index.ts';
import { cards, factsFor, play, type Row } from './support.ts';

const rows: Row[] = [
  ['R17: the first one is kept', 2, '5 6 LS 9', 'h', ['seat 1 active 5 LS', 'ask 2 hit-or-stay', 'discard 0']],
  [
    'R18: it catches a twin, and both are discarded',
    2,
    '7 5 LS 9 7 4',
    'h h h',
    ['seat 1 active 7', 'seat 2 active 5 9', 'discard 2', 'ask 2 hit-or-stay', 'draw 1'],
  ],
  [
    'R18: it saves only once',
    2,
    '7 5 LS 9 7 4 7 12',
    'h h h h h',
    ['seat 1 busted 7', 'discard 2', 'ask 2 hit-or-stay'],
  ],
  [
    'R18: the saved seat may get another',
    2,
    '7 5 LS 9 7 4 LS 12',
    'h h h h h',
    ['seat 1 active 7 LS', 'discard 2', 'ask 2 hit-or-stay'],
  ],
  [
    'R19: a spare one goes to a seat in play without one',
    4,
    'LS 5 6 7 LS 4',
    'h',
    ['ask 1 target LS 2 3 4', 'discard 0'],
  ],
  [
    'R19: not to one that has one, and not to one that is out',
    4,
    '5 LS 6 7 LS 4 8',
    's h',
    ['ask 2 target LS 3 4', 'seat 1 stayed 5', 'seat 2 active LS', 'discard 0', 'draw 2'],
  ],
  [
    'R19: the gift is kept, and the turn is over',
    3,
    'LS 5 6 LS 4',
    'h >3',
    ['seat 1 active LS', 'seat 3 active 6 LS', 'seat 2 active 5', 'ask 2 hit-or-stay', 'discard 0'],
  ],
  [
    'R34: the only seat that can take it gets it unasked',
    3,
    'LS LS 6 LS 4',
    'h',
    ['seat 3 active 6 LS', 'discard 0', 'ask 2 hit-or-stay'],
  ],
  [
    'R20: one that nobody can take is discarded',
    2,
    'LS LS LS 4',
    'h',
    ['seat 1 active LS', 'seat 2 active LS', 'discard 1', 'ask 2 hit-or-stay'],
  ],
  [
    'R20: the last one in play discards a spare one',
    2,
    'LS 5 8 LS 4',
    'h s h',
    ['seat 1 active 8 LS', 'seat 2 stayed 5', 'discard 1', 'ask 1 hit-or-stay'],
  ],
  [
    'R21: it does not outlive its round',
    2,
    '7 5 LS 3 8 8 4 6',
    'h s s s h',
    ['round 1 out 7 5', 'round 2 out 0 3', 'seat 1 active 4', 'discard 6'],
  ],
  [
    'R32: it is kept at once in a Turn Three, and saves there',
    2,
    '5 6 T3 LS 6 8 9',
    'h >2',
    ['seat 2 active 6 8', 'discard 3', 'ask 2 hit-or-stay', 'draw 1'],
  ],
  [
    'R32: a spare one is given before the third card is drawn',
    3,
    '5 LS 7 T3 4 LS 8 9',
    'h >2',
    ['ask 2 target LS 1 3', 'seat 2 active 4 LS', 'draw 2', 'discard 0'],
  ],
  [
    'R32: then the third card is drawn',
    3,
    '5 LS 7 T3 4 LS 8 9',
    'h >2 >1',
    ['seat 1 active 5 LS', 'seat 2 active 4 8 LS', 'draw 1', 'discard 1', 'ask 2 hit-or-stay'],
  ],
  [
    'R36: a spare one being given away is in no pile',
    3,
    'LS 5 6 LS',
    'h',
    ['ask 1 target LS 2 3', 'draw 0', 'discard 0'],
  ],
];

describe('the Life Saver', () => {
  test.each(rows)('%s', (...row) => {
    const { found, expected } = factsFor(row);
    expect(found).toEqual(expected);
  });

  it('is discarded as a spare also where nobody listens', () => {
    const game = createGame({ seats: 1, pile: cards('LS LS 5') }, new SeededShuffler(1));
    game.play(HIT);
    expect(viewOf(game)).toMatchObject({ drawSize: 1, seats: [{ cards: cards('LS') }] });
  });

  it('leaves the other cards in their order when it is used', () => {
    const { game } = play(1, '7 LS +4 3 x2 7 1', 'h h h h h');
    expect(viewOf(game).seats[0]).toEqual({
      status: 'active',
      total: 0,
      points: 24,
      cards: cards('7 +4 3 x2'),
      lifeSaver: false,
    });
  });
});
