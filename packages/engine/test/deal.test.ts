import { describe, expect, test } from 'vitest';
import { factsFor, type Row } from './support.ts';

const rows: Row[] = [
  [
    'R4: the deal begins at the dealer’s left and ends with the dealer',
    3,
    '1 2 3 4',
    '',
    ['seat 1 active 1', 'seat 2 active 2', 'seat 3 active 3', 'phase turns', 'dealer 3', 'ask 1 hit-or-stay', 'draw 1'],
  ],
  [
    'R4: another dealer, another order',
    3,
    '1 2 3 4',
    '',
    ['seat 3 active 1', 'seat 1 active 2', 'seat 2 active 3', 'dealer 2', 'ask 3 hit-or-stay'],
    ['dealer 2'],
  ],
  [
    'R4: the deal passes one seat to the left',
    2,
    '1 2 3 4 5 6 7',
    's s s s',
    ['round 1 out 1 2', 'round 2 out 4 3', 'dealer 2', 'seat 1 active 5', 'seat 2 active 6', 'ask 1 hit-or-stay'],
  ],
  [
    'R5: the deal waits for an action card',
    3,
    'L 8 5',
    '',
    ['ask 1 target L 1 2 3', 'phase deal', 'seat 2 active', 'draw 2', 'discard 0'],
  ],
  [
    'R5: the deal goes on when the card is settled',
    3,
    'L 8 5',
    '>2',
    ['seat 1 active 5', 'seat 2 locked', 'seat 3 active 8', 'phase turns', 'ask 3 hit-or-stay'],
  ],
  [
    'R5: a Life Saver is dealt and kept without a question',
    2,
    'LS 8 5',
    '',
    ['seat 1 active LS', 'seat 2 active 8', 'phase turns', 'ask 1 hit-or-stay'],
  ],
  [
    'R6: an action card played away leaves its seat with nothing',
    3,
    'L 8 5 6',
    '>3',
    ['seat 1 active 5', 'seat 2 active 8', 'seat 3 locked', 'ask 2 hit-or-stay', 'draw 1'],
  ],
  [
    'R7: a seat that busted before its card is skipped',
    3,
    'T3 4 4 7 8 9',
    '>3',
    ['seat 3 busted 4', 'seat 2 active 7', 'seat 1 active 8', 'phase turns', 'ask 2 hit-or-stay', 'draw 1'],
  ],
  [
    'R8: three cards stand in for the dealt card',
    3,
    'T3 4 5 6 7 8',
    '>2',
    ['seat 2 active 4 5 6', 'ask 2 hit-or-stay', 'phase deal', 'draw 2'],
  ],
  [
    'R8: one who hits in the deal gets one card, and the deal goes on',
    3,
    'T3 4 5 6 7 8 9 10',
    '>2 h',
    ['seat 2 active 4 5 6 7', 'seat 3 active 8', 'seat 1 active 9', 'ask 2 hit-or-stay', 'phase turns'],
  ],
  [
    'R8: one who stays in the deal is out',
    3,
    'T3 4 5 6 7 8',
    '>2 s',
    ['seat 2 stayed 4 5 6', 'seat 3 active 7', 'seat 1 active 8', 'ask 3 hit-or-stay'],
  ],
  [
    'R8: a Turn Three that leaves no card is no deal',
    3,
    'T3 L L L 8 9',
    '>2 >1 >1 >3',
    ['seat 2 active 8', 'seat 1 locked', 'seat 3 locked', 'ask 2 hit-or-stay', 'phase turns', 'draw 1'],
  ],
  [
    'R8: a Turn Three kept by the seat that was dealt it asks nobody',
    2,
    'T3 4 5 6 7 8',
    '>1',
    ['seat 1 active 4 5 6', 'seat 2 active 7', 'ask 1 hit-or-stay', 'phase turns'],
  ],
  [
    'R8: the Turn Three of the deal before does not count',
    3,
    'T3 4 5 6 7 8 T3 LS LS 9 10 11',
    '>3 s s s >2 >3',
    ['round 1 out 8 7 15', 'seat 3 active 10 LS', 'seat 1 active 11', 'ask 2 hit-or-stay', 'phase turns', 'draw 0'],
  ],
  [
    'R9: one who was given a Life Saver is dealt a card without a question',
    3,
    'T3 LS LS 9 5 6 7',
    '>1 >2',
    ['seat 1 active 9 LS', 'seat 2 active 5 LS', 'seat 3 active 6', 'ask 1 hit-or-stay', 'phase turns', 'draw 1'],
  ],
];

describe('the deal', () => {
  test.each(rows)('%s', (...row) => {
    const { found, expected } = factsFor(row);
    expect(found).toEqual(expected);
  });
});
