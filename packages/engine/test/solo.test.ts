import { describe, expect, it, test } from 'vitest';
import { soloResult } from '../src/index.ts';
import { play } from './support.ts';

describe('the solo challenge (R3)', () => {
  test.each([
    [1, '7 1', 's', 7, { rounds: 1, beaten: true }],
    [1, '5 5 5 5 1', 's s s s', 20, { rounds: 4, beaten: true }],
    [1, '5 5 5 5 5 1', 's s s s s', 25, { rounds: 5, beaten: false }],
    [1, '7 1', 's', 8, null],
    [2, '7 1 2', 's s', 7, null],
  ])('%i seats with %s, playing %s to %i points', (seats, draw, moves, target, result) => {
    expect(soloResult(play(seats, draw, moves, `target ${target}`).game)).toEqual(result);
  });

  it('is not beaten by running out of cards (R48)', () => {
    const { game } = play(1, 'T3');
    expect(game.finished).toBe(true);
    expect(soloResult(game)).toEqual({ rounds: 1, beaten: false });
  });
});
