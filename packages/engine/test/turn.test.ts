import { describe, expect, test } from 'vitest';
import { factsFor, type Row } from './support.ts';

const rows: Row[] = [
  [
    'R10: the question goes round the table',
    3,
    '5 6 7 8 9 10 11',
    'h h h',
    ['seat 1 active 5 8', 'seat 2 active 6 9', 'seat 3 active 7 10', 'ask 1 hit-or-stay', 'draw 1'],
  ],
  [
    'R10: it passes over those who are out',
    4,
    '5 6 7 8 9 10',
    's h s h',
    ['seat 1 stayed 5', 'seat 2 active 6 9', 'seat 3 stayed 7', 'seat 4 active 8 10', 'ask 2 hit-or-stay'],
  ],
  [
    'R10: the last one in play is asked again and again',
    2,
    '5 6 7 8 9',
    's h h',
    ['seat 2 active 6 7 8', 'ask 2 hit-or-stay', 'draw 1'],
  ],
  [
    'R11: a seat with no card hits, and that is its turn',
    2,
    'L L 6 5',
    '>2',
    ['round 1 out 0 0', 'ask 2 hit-or-stay', 'seat 2 active 6', 'seat 1 active 5'],
  ],
  ['R11: a modifier is enough to stay', 2, '+2 5 6', 's', ['seat 1 stayed +2', 'ask 2 hit-or-stay', 'draw 1']],
  ['R11: a Life Saver is enough to stay', 2, 'LS 5 6', 's', ['seat 1 stayed LS', 'ask 2 hit-or-stay', 'draw 1']],
  ['R11: a 0 is enough to stay', 2, '0 5 6', 's', ['seat 1 stayed 0', 'ask 2 hit-or-stay', 'draw 1']],
  ['R12: staying banks the points', 2, '12 5 9 6 1 2', 'h s s', ['round 1 out 21 5', 'totals 21 5']],
  ['R12: nothing can be played on one who stayed', 3, '5 6 7 L 8', 's h', ['ask 2 target L 2 3', 'seat 1 stayed 5']],
  ['R13: a new number joins the row', 1, '7 3 12 0', 'h h h', ['seat 1 active 7 3 12 0', 'ask 1 hit-or-stay']],
  [
    'R14: a twin busts and stays on the table',
    2,
    '7 5 7 9',
    'h',
    ['seat 1 busted 7', 'discard 0', 'ask 2 hit-or-stay', 'draw 1'],
  ],
  ['R14: a second 0 is a twin', 2, '0 5 0 9', 'h', ['seat 1 busted 0', 'discard 0']],
  ['R14: a second 12 is a twin', 2, '12 5 12 9', 'h', ['seat 1 busted 12', 'discard 0']],
  ['R15: equal modifiers do not bust', 2, '+4 5 +4 9', 'h', ['seat 1 active +4 +4', 'ask 2 hit-or-stay']],
  ['R15: a +4 is not the twin of a 4', 2, '4 5 +4 9', 'h', ['seat 1 active 4 +4', 'ask 2 hit-or-stay']],
  ['R15: an x2 is not the twin of a 2', 2, '2 5 x2 9', 'h', ['seat 1 active 2 x2', 'ask 2 hit-or-stay']],
  [
    'R16: six numbers are not a Turn 7',
    1,
    '0 1 2 3 4 5 +2 +4 9',
    'h h h h h h h',
    ['seat 1 active 0 1 2 3 4 5 +2 +4', 'ask 1 hit-or-stay'],
  ],
  [
    'R16: the seventh number ends the round',
    2,
    '0 12 1 11 2 10 3 9 4 8 5 7 6 1 2',
    'h h h h h h h h h h h',
    ['round 1 turn7 36 57', 'seat 2 active 1', 'seat 1 active 2', 'discard 13', 'dealer 1'],
  ],
  [
    'R33: play goes on after the seat whose turn it was',
    4,
    '5 6 7 8 L 9',
    'h >4',
    ['seat 4 locked 8', 'ask 2 hit-or-stay'],
  ],
];

describe('turns', () => {
  test.each(rows)('%s', (...row) => {
    const { found, expected } = factsFor(row);
    expect(found).toEqual(expected);
  });
});
