import { createGame, SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { botNamed, masterWith } from '../src/index.ts';

/** The playouts that the advice at the start of a game rests on. */
function playoutsOf(bot: ReturnType<typeof botNamed>, seats: number): number {
  for (let seed = 1; ; seed++) {
    const { reason } = bot.advise(createGame({ seats }, new SeededShuffler(seed)));
    if (reason.kind === 'playouts') return reason.playouts;
  }
}

/** A clock that goes on by so much whenever it is looked at. */
function clock(step: number): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

describe('the budget of master', () => {
  test.each([
    ['master:16', 4, 16],
    ['master:20', 4, 32],
    ['master:48', 8, 32],
  ])('%s at a table of %i: at most %i playouts of an answer, in batches of 16', (name, seats, most) => {
    const playouts = playoutsOf(botNamed(name), seats);
    expect(playouts).toBeGreaterThan(0);
    expect(playouts).toBeLessThanOrEqual(most);
  });

  test('of time is looked at after every batch; the first is always played', () => {
    expect(playoutsOf(masterWith({ milliseconds: 0, now: clock(1) }), 4)).toBe(16);
    expect(playoutsOf(masterWith({ milliseconds: 2, now: clock(1) }), 4)).toBeLessThanOrEqual(48);
    expect(masterWith({ milliseconds: 200, now: clock(1) }).name).toBe('master within 200 ms');
  });

  test('of another seed may come to other playouts, but the same seed never does', () => {
    const game = createGame({ seats: 4 }, new SeededShuffler(3));
    expect(botNamed('master:16', 1).advise(game)).toEqual(botNamed('master:16', 1).advise(game));
  });
});
