import { describe, expect, test } from 'vitest';
import { factsFor, play, type Row } from './support.ts';

const rows: Row[] = [
  [
    'R42: the round ends when nobody is in play',
    3,
    '5 6 7 6 L 8 9 10',
    's h h',
    ['round 1 out 5 0 7', 'totals 5 0 7', 'dealer 1', 'ask 2 hit-or-stay', 'phase turns', 'discard 5'],
  ],
  [
    'R43: nobody has won one point short',
    2,
    '12 5 7 3 4',
    'h s s',
    ['totals 19 5', 'winner nobody', 'ask 2 hit-or-stay'],
    ['target 20'],
  ],
  [
    'R43: the target itself is enough',
    2,
    '12 5 7 3 4',
    'h s s',
    ['totals 19 5', 'winner 1', 'ask nobody', 'draw 2', 'discard 3'],
    ['target 19'],
  ],
  [
    'R43: the highest total wins, whoever passed the target first',
    2,
    '12 11 9 12',
    'h h s s',
    ['totals 21 23', 'winner 2', 'ask nobody'],
    ['target 20'],
  ],
  [
    'R43: totals are not compared during a round',
    2,
    '12 11 9 4 5',
    'h h s',
    ['totals 0 0', 'winner nobody', 'ask 2 hit-or-stay', 'seat 1 stayed 12 9'],
    ['target 20'],
  ],
  [
    'R43: the target is 200 if nothing else was agreed',
    1,
    '12 11 10 9 8 12 11 10 9 8 12 11 10 9 8 12 11 10 9 8',
    'h h h h s h h h h s h h h h s h h h h s',
    ['totals 200', 'winner 1', 'ask nobody', 'round 4 out 50'],
  ],
  [
    'R44: a tie for the lead plays on',
    3,
    '12 12 9 10 10 3 12 4',
    'h h s s s',
    ['totals 22 22 9', 'winner nobody', 'ask 2 hit-or-stay', 'dealer 1'],
    ['target 20'],
  ],
  [
    'R44: a tie with the first seat between them plays on',
    3,
    '12 9 12 10 10 3 12 4',
    'h s h s s',
    ['totals 22 9 22', 'winner nobody', 'ask 2 hit-or-stay'],
    ['target 20'],
  ],
  [
    'R44: a seat that was not tied can win',
    3,
    '12 12 9 10 10 3 12 4 3 11',
    'h h s s s h h s s',
    ['totals 26 22 32', 'winner 3', 'ask nobody'],
    ['target 20'],
  ],
  [
    'R44: only a tie for the lead counts',
    3,
    '12 12 12 9 9 11',
    'h h h s s s',
    ['totals 21 21 23', 'winner 3', 'ask nobody'],
    ['target 20'],
  ],
  [
    'R44: a tie behind the leader does not count either',
    3,
    '12 12 12 11 9 9',
    'h h h s s s',
    ['totals 23 21 21', 'winner 1', 'ask nobody'],
    ['target 20'],
  ],
  ['R45: another target', 1, '1', 's', ['totals 1', 'winner 1', 'ask nobody'], ['target 1']],
  [
    'R48: a game that cannot deal a card is over without a winner',
    2,
    'T3',
    '>2',
    ['round 1 dry 0 0', 'winner nobody', 'ask nobody', 'draw 0', 'discard 1'],
  ],
  [
    'R48: with nothing but Life Savers as well',
    2,
    'LS LS LS',
    'h h',
    ['round 1 dry 0 0', 'winner nobody', 'ask nobody', 'discard 3'],
  ],
  [
    'R48: not while there is a card to draw',
    1,
    'LS 7',
    's',
    ['round 1 out 0', 'seat 1 active 7', 'winner nobody', 'ask 1 hit-or-stay', 'discard 1'],
  ],
];

describe('the end', () => {
  test.each(rows)('%s', (...row) => {
    const { found, expected } = factsFor(row);
    expect(found).toEqual(expected);
  });

  test.each([
    ['R42: everyone is out', 1, '5 9', 's', 'out'],
    ['R16: a Turn 7', 1, '0 1 2 3 4 5 6 9', 'h h h h h h', 'turn7'],
    ['R37: no card is left', 1, '5', 'h', 'dry'],
  ])('%s ends the round as told', (_, seats, draw, moves, by) => {
    const more = by === 'dry' ? ['draw 5'] : [];
    expect(play(seats, draw, moves, ...more).rounds.map((round) => round.by)).toEqual([by]);
  });
});
