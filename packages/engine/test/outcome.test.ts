import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../src/index.ts';
import { play } from './support.ts';

const outcome = (...about: Parameters<typeof play>) => {
  const { game, rounds } = play(...about);
  return outcomeOf(game, rounds);
};

describe('the outcome', () => {
  it('of a round in play', () => {
    expect(outcome(3, '5 LS 7 5 x2 L 9 +4 9 2', 'h h h >3 h h')).toEqual({
      status: 'playing',
      winner: null,
      rounds: [],
      totals: [0, 0, 0],
      round: {
        number: 1,
        dealer: 3,
        phase: 'turns',
        seats: [
          { status: 'busted', numbers: [5], modifiers: [], lifeSaver: false },
          { status: 'active', numbers: [9], modifiers: ['x2', '+4'], lifeSaver: true },
          { status: 'locked', numbers: [7], modifiers: [], lifeSaver: false },
        ],
      },
      ask: { seat: 2, kind: 'hit-or-stay' },
      draw: 2,
      discard: 0,
    });
  });

  it('of a question about a card, in the deal', () => {
    expect(outcome(2, '5 L 6')).toMatchObject({
      status: 'playing',
      round: { phase: 'deal' },
      ask: { seat: 2, kind: 'target', card: 'L', targets: [1, 2] },
      draw: 1,
      discard: 0,
    });
  });

  it('of a finished game', () => {
    expect(outcome(2, '5 6 8 4 9', 's s s s', 'target 12', 'dealer 1')).toEqual({
      status: 'finished',
      winner: 1,
      rounds: [
        { number: 1, dealer: 1, endedBy: 'out', scores: [6, 5], totals: [6, 5] },
        { number: 2, dealer: 2, endedBy: 'out', scores: [8, 4], totals: [14, 9] },
      ],
      totals: [14, 9],
      round: null,
      ask: null,
      draw: 1,
      discard: 4,
    });
  });
});
