/** Replays take turns: counted in steps and turns of the event loop, by a clock that each step moves on. */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Replays } from '../src/live/replays.ts';
import { Rates } from '../src/rates.ts';
import type { Pause } from '../src/table/milestone.ts';

/** A millisecond a step. */
function startReplays(rates = new Rates(false)) {
  const clock = { now: 0, steps: 0 };
  const replays = new Replays(rates, () => clock.now);
  const lines = (count: number) => async (pause: Pause) => {
    for (let i = 0; i < count; i++) {
      await pause();
      clock.now++;
      clock.steps++;
    }
  };
  return { clock, replays, lines };
}

test('of all that are under way one goes on in each turn of the event loop, and for a few milliseconds', async () => {
  const { clock, replays, lines } = startReplays();
  let isOver = false;
  const all = Promise.all(Array.from({ length: 25 }, (_, i) => replays.run(`address ${i}`, lines(40)))).then(() => {
    isOver = true;
  });
  let most = 0;
  while (!isOver) {
    const before = clock.steps;
    await turnOfTheLoop();
    most = Math.max(most, clock.steps - before);
  }
  await all;
  expect(clock.steps).toBe(25 * 40);
  expect(most).toBeLessThanOrEqual(8); // its turn and that of the next, as the loop counts them
});

test('whatever else is dear has a turn of the event loop for itself', async () => {
  const { replays } = startReplays();
  let done = 0;
  const all = Array.from({ length: 25 }, async () => {
    await replays.turn();
    done++;
  });
  let most = 0;
  for (let before = 0; before < 25; before = done) {
    await turnOfTheLoop();
    most = Math.max(most, done - before);
  }
  await Promise.all(all);
  expect(most).toBeLessThanOrEqual(2); // its turn and that of the next, as the loop counts them
});

test('for one address they are done one after the other, and nobody else waits in that line', async () => {
  const { clock, replays, lines } = startReplays();
  const ends: string[] = [];
  const run = async (name: string, address: string, count: number) => {
    await replays.run(address, lines(count));
    ends.push(name);
  };
  const runs = [run('long', 'eve', 400), run('longer', 'eve', 800), run('short', 'ann', 8), run('last', 'eve', 1)];
  await Promise.all(runs);
  expect(ends).toEqual(['short', 'long', 'longer', 'last']);
  expect(clock.steps).toBe(1209);
});

test('one that fails keeps nobody in line', async () => {
  const { replays, lines } = startReplays();
  const failing = replays.run('eve', async () => {
    throw new Error('no');
  });
  const next = replays.run('eve', lines(3));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBeUndefined();
});

test('so many lines a minute are replayed for an address, and those that nobody asked for are not counted', async () => {
  const rates = new Rates(true, () => 0);
  const { replays, lines } = startReplays(rates);
  await replays.run('eve', lines(70_000));
  await expect(replays.run('eve', lines(1))).rejects.toMatchObject({
    code: 'too many requests',
    message: expect.stringContaining('long tables'),
    retryAfterSeconds: 11,
  });
  await replays.run('ann', lines(1));
  await replays.run(null, lines(1));
});

test('those in line are refused when others of the same address have used its lines up', async () => {
  const { replays, lines } = startReplays(new Rates(true, () => 0));
  const runs = Array.from({ length: 5 }, () => replays.run('eve', lines(25_000)));
  const results = await Promise.allSettled(runs);
  expect(results.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), 'rejected', 'rejected']);
});
