import { describe, expect, it, test } from 'vitest';
import { viewOf } from '../src/index.ts';
import { cards, factsFor, play, type Row } from './support.ts';

const rows: Row[] = [
  ['R22: it goes to any seat in play, the drawer included', 3, '6 8 9 L 4', 'h', ['ask 1 target L 1 2 3', 'discard 0']],
  [
    'R22: its drawer may keep it',
    2,
    '6 8 L 4',
    'h >1',
    ['seat 1 locked 6', 'seat 2 active 8', 'ask 2 hit-or-stay', 'discard 0'],
  ],
  [
    'R22: it may go to a seat with no card yet',
    3,
    'L 8 5 6',
    '>3',
    ['seat 3 locked', 'seat 2 active 8', 'seat 1 active 5', 'ask 2 hit-or-stay'],
  ],
  ['R22: not to one that stayed', 3, '5 6 7 L 8', 's h', ['ask 2 target L 2 3']],
  ['R22: not to one that busted', 3, '5 6 7 5 L 8', 'h h', ['ask 2 target L 2 3', 'seat 1 busted 5']],
  ['R22: not to one that is locked', 3, '5 6 7 L L 8', 'h >3 h', ['ask 2 target L 1 2', 'seat 3 locked 7']],
  [
    'R23: the locked seat banks, and its Lock stays',
    2,
    '6 8 L 4',
    'h >2',
    ['seat 2 locked 8', 'discard 0', 'ask 1 hit-or-stay', 'draw 1'],
  ],
  ['R23: it scores as if it had stayed', 2, '6 8 L 4 3', 'h >2 s', ['round 1 out 6 8', 'discard 3', 'totals 6 8']],
  [
    'R34: the last one in play takes its own',
    2,
    '5 6 L 3 4',
    's h',
    ['round 1 out 5 6', 'discard 3', 'ask 2 hit-or-stay', 'dealer 1'],
  ],
];

describe('the Lock', () => {
  test.each(rows)('%s', (...row) => {
    const { found, expected } = factsFor(row);
    expect(found).toEqual(expected);
  });

  it('lies after the other cards of the locked seat (R23)', () => {
    const { game } = play(2, '6 8 +4 L 4', 'h h >1');
    expect(viewOf(game).seats[0]).toEqual({
      status: 'locked',
      total: 0,
      points: 10,
      cards: cards('6 +4 L'),
      lifeSaver: false,
    });
  });

  it('finds room beside six numbers, a Life Saver and every modifier', () => {
    const hand = '0 1 2 3 4 5 LS x2 +2 +4 L';
    const { rounds } = play(1, `${hand} 9`, 'h h h h h h h h h h');
    expect(rounds.map(({ hands, scores }) => ({ hands, scores }))).toEqual([{ hands: [cards(hand)], scores: [36] }]);
  });
});
