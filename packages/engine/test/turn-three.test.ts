import { describe, expect, it, test } from 'vitest';
import { viewOf } from '../src/index.ts';
import { cards, factsFor, play, type Row } from './support.ts';

const ORIGINAL = ['house original-turn-three'];

const rows: Row[] = [
  [
    'R24: it goes to any seat in play, the drawer included',
    3,
    '5 6 7 T3 1',
    'h',
    ['ask 1 target T3 1 2 3', 'discard 0'],
  ],
  ['R24: not to one that is out', 3, '5 6 7 T3 1', 's h', ['ask 2 target T3 2 3']],
  [
    'R25: three cards, one at a time',
    2,
    '5 6 T3 1 2 3 9',
    'h >2',
    ['seat 2 active 6 1 2 3', 'seat 1 active 5', 'draw 1', 'discard 1', 'ask 2 hit-or-stay'],
  ],
  [
    'R25: modifiers and Life Savers are among the three',
    2,
    '5 6 T3 +2 LS 8 9',
    'h >2',
    ['seat 2 active 6 8 +2 LS', 'draw 1', 'discard 1'],
  ],
  [
    'R25: a caught twin is one of the three',
    2,
    '5 LS T3 4 4 8 9',
    'h >2',
    ['seat 2 active 4 8', 'discard 3', 'draw 1', 'ask 2 hit-or-stay'],
  ],
  ['R26: a bust stops it', 2, '5 6 T3 6 9 10', 'h >2', ['seat 2 busted 6', 'draw 2', 'discard 1', 'ask 1 hit-or-stay']],
  [
    'R26: a bust on the third card discards what was set aside',
    3,
    '5 6 7 T3 L T3 6 9',
    'h >2',
    ['seat 2 busted 6', 'discard 3', 'draw 1', 'ask 3 hit-or-stay'],
  ],
  [
    'R26: a bust of the second target leaves earlier assigned cards in force',
    3,
    '5 6 7 T3 T3 L 4 6 9',
    'h >1 >2 >3',
    ['seat 2 busted 6', 'seat 3 locked 7', 'discard 2', 'ask 1 hit-or-stay', 'draw 1'],
  ],
  [
    'R26: a Turn 7 stops it, and nothing set aside or assigned takes effect',
    1,
    '0 1 2 3 4 T3 T3 L 5 6 7 8',
    'h h h h h',
    ['round 1 turn7 36', 'seat 1 active 7', 'discard 10', 'draw 1', 'ask 1 hit-or-stay'],
  ],
  [
    'R27: a Lock waits for the third card',
    3,
    '5 6 7 T3 L 1 2 8',
    'h >2',
    ['ask 2 target L 1 2 3', 'seat 2 active 6 1 2', 'draw 1', 'discard 0'],
  ],
  [
    'R28: the seat that drew assigns, first drawn first',
    3,
    '5 6 7 T3 L T3 1 8 9 10',
    'h >2 >3',
    ['ask 2 target T3 1 2 3', 'seat 3 active 7', 'discard 0', 'draw 3'],
  ],
  [
    'R28: three cards set aside are assigned in turn',
    3,
    '5 6 7 T3 L T3 L 8 9 10',
    'h >2 >3 >1',
    ['ask 2 target L 1 2 3', 'seat 3 active 7', 'seat 1 active 5', 'discard 0', 'draw 3'],
  ],
  [
    'R30: they take effect in that order',
    3,
    '5 6 7 T3 L T3 L 8 9 10 11',
    'h >2 >3 >1 >1',
    ['seat 3 locked 7', 'seat 1 locked 5 8 9 10', 'seat 2 active 6', 'discard 2', 'ask 2 hit-or-stay'],
  ],
  [
    'R30: newly assigned cards go to the end of the queue',
    3,
    '5 6 7 T3 T3 L 4 T3 9 10 8',
    'h >1 >2 >3 >3',
    ['seat 2 active 6 9 10', 'seat 3 locked 7', 'discard 3', 'draw 1', 'ask 2 hit-or-stay'],
  ],
  [
    'R30: a seat whose Lock is waiting may be given more',
    3,
    '5 6 7 T3 T3 L 4 T3 9 10 8',
    'h >1 >2 >3',
    ['ask 2 target T3 1 2 3', 'seat 3 active 7', 'discard 1'],
  ],
  [
    'R31: an assigned Turn Three of a locked seat is discarded',
    3,
    '5 6 7 T3 L T3 1 8 9',
    'h >2 >3 >3',
    ['seat 3 locked 7', 'discard 2', 'draw 2', 'ask 2 hit-or-stay'],
  ],
  [
    'R31: an assigned Lock of a busted seat is discarded',
    3,
    '5 6 7 T3 T3 L 1 7 8',
    'h >2 >3 >3',
    ['seat 3 busted 7', 'discard 3', 'ask 2 hit-or-stay'],
  ],
  [
    'R33: play goes on after the seat whose turn brought it up',
    4,
    '5 6 7 8 T3 9 T3 10 1 2 3 4',
    'h >3 >4',
    ['seat 3 active 7 9 10', 'seat 4 active 8 1 2 3', 'discard 2', 'ask 2 hit-or-stay'],
  ],
  [
    'R34: the last one in play takes all its own',
    2,
    '5 6 T3 T3 L 1 2 3 4 8 9',
    's h',
    ['round 1 out 5 16', 'ask 2 hit-or-stay', 'discard 9'],
  ],
  [
    'R47: in the original the busted seat hands out what it set aside',
    3,
    '5 6 7 T3 L 6 8',
    'h >2',
    ['seat 2 busted 6', 'ask 2 target L 1 3', 'discard 0', 'draw 1'],
    ORIGINAL,
  ],
  [
    'R47: first drawn first, and the drawing has stopped',
    3,
    '5 6 7 T3 T3 6 8 9 10 11',
    'h >2 >3',
    ['seat 2 busted 6', 'seat 3 active 7 8 9 10', 'discard 2', 'ask 3 hit-or-stay', 'draw 1'],
    ORIGINAL,
  ],
  [
    'R47: the only seat left gets them unasked',
    2,
    '5 6 T3 L 6 3 4',
    'h >2',
    ['round 1 out 5 0', 'discard 5', 'ask 2 hit-or-stay'],
    ORIGINAL,
  ],
  [
    'R47: with nobody in play they are discarded',
    1,
    '5 T3 L 5 3 4',
    'h',
    ['round 1 out 0', 'seat 1 active 3', 'discard 4', 'ask 1 hit-or-stay'],
    ORIGINAL,
  ],
  [
    'R47: a Turn 7 discards them as ever',
    1,
    '0 1 2 3 4 5 T3 L 6 9',
    'h h h h h h',
    ['round 1 turn7 36', 'seat 1 active 9', 'discard 9'],
    ORIGINAL,
  ],
];

describe('the Turn Three', () => {
  test.each(rows)('%s', (...row) => {
    const { found, expected } = factsFor(row);
    expect(found).toEqual(expected);
  });

  it('shows the seat that draws, what it set aside, and the queue', () => {
    const { game } = play(3, '5 6 7 T3 T3 L 4 T3 LS LS 8', 'h >1 >2 >3');
    const [lock, turnThree] = cards('L T3');
    const { turnThree: shown, queue, state } = viewOf(game);
    expect(shown).toEqual({ seat: 1, toDraw: 0, aside: [turnThree] });
    expect(queue).toEqual([{ card: lock, seat: 2 }]);
    expect(state).toMatchObject({ question: { kind: 'target', seat: 1, card: cards('LS')[0], targets: [0, 2] } });
  });
});
