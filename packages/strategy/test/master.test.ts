import { createGame, HIT, SeededShuffler, STAY } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { Candidate, chancesOf } from '../src/bots/candidate.ts';
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
    expect(playoutsOf(masterWith({ time: { milliseconds: 0, now: clock(1) } }), 4)).toBe(16);
    expect(playoutsOf(masterWith({ time: { milliseconds: 2, now: clock(1) } }), 4)).toBeLessThanOrEqual(48);
    expect(masterWith({ time: { milliseconds: 200, now: clock(1) } }).name).toBe('master within 200 ms');
  });

  test('of playouts and time ends with what is spent first', () => {
    const within = (milliseconds: number, playouts: number) =>
      playoutsOf(masterWith({ playouts, time: { milliseconds, now: clock(1) } }), 4);
    expect(within(0, 64)).toBe(16);
    expect(within(1_000, 64)).toBe(64);
  });

  test('of another seed may come to other playouts, but the same seed never does', () => {
    const game = createGame({ seats: 4 }, new SeededShuffler(3));
    expect(botNamed('master:16', 1).advise(game)).toEqual(botNamed('master:16', 1).advise(game));
  });
});

describe('the advice of master', () => {
  test.each([2, 4, 6])('takes those whom nobody has watched for equals at a table of %i', (seats) => {
    const chances = Array.from({ length: 12 }, (_, seed) => {
      const { reason } = botNamed('master:64').advise(createGame({ seats }, new SeededShuffler(seed)));
      return reason.kind === 'playouts' ? Math.max(...reason.options.map(({ value }) => value)) : [];
    }).flat();
    expect(chances.length).toBeGreaterThan(3);
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
    expect(Math.abs(mean - 1 / seats)).toBeLessThan(0.06);
  });

  test('plays the two best answers out to the end, also where one is soon known to be the worse', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const game = createGame({ seats: 4 }, new SeededShuffler(seed));
      const { reason } = botNamed('master:64').advise(game);
      if (reason.kind === 'playouts') expect(reason.playouts).toBe(64);
    }
  });

  test('tells what playouts say, however far off judgement is', () => {
    const [best, other] = [new Candidate({ choice: HIT, value: 0 }), new Candidate({ choice: STAY, value: -0.45 })];
    for (let i = 0; i < 16; i++) {
      best.add(0.375);
      other.add(0.25);
    }
    expect(chancesOf([best, other], best)).toEqual([
      { choice: HIT, value: 0.375 },
      { choice: STAY, value: 0.25 },
    ]);
  });

  test('calls nothing better than what it advises', () => {
    const [best, other] = [new Candidate({ choice: HIT, value: 0.1 }), new Candidate({ choice: STAY, value: 0 })];
    best.add(0.25);
    other.add(0.375);
    expect(chancesOf([best, other], best).map(({ value }) => value)).toEqual([0.25, 0.25]);
  });
});
