/** Real threads: they run the built worker, so it is built first. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { playGames, type Table } from '../src/play.ts';
import { Pool } from '../src/pool.ts';

const TABLE: Table = { entries: ['random', 'stay:25', 'count', 'stay:25'], seed: 11, target: 200 };
const GAMES = 3000;
const ENDLESS = 1_000_000_000;

let pool: Pool | undefined;
const poolOf = (workers: number): Pool => {
  pool = new Pool(workers);
  return pool;
};

beforeAll(() => {
  const builder = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  expect(spawnSync(process.execPath, [builder], { encoding: 'utf8' })).toMatchObject({ status: 0 });
}, 60_000);

afterEach(() => pool?.close());

describe('the result', () => {
  const alone = playGames({ table: TABLE, first: 0, games: GAMES });

  test.each([1, 2, 3])('is that of one thread alone with %i workers', async (workers) => {
    const reached: number[] = [];
    const { tally, seconds } = await poolOf(workers).play(TABLE, GAMES, { onProgress: (games) => reached.push(games) });
    expect(tally.counts).toEqual(alone.counts);
    expect(seconds).toBeGreaterThan(0);
    expect(reached.length).toBeGreaterThan(workers);
    expect(reached).toEqual(reached.toSorted((a, b) => a - b));
    expect(reached.at(-1)).toBe(GAMES);
  });
});

test('a pool plays one table after the other', async () => {
  const other = { ...TABLE, entries: ['closer', 'stay:30'] };
  const both = poolOf(2);
  await both.play(TABLE, 50);
  const { tally } = await both.play(other, 50);
  expect(tally.counts).toEqual(playGames({ table: other, first: 0, games: 50 }).counts);
});

test('an interruption leaves what was reached', async () => {
  const controller = new AbortController();
  const { tally, seconds } = await poolOf(2).play(TABLE, ENDLESS, {
    signal: controller.signal,
    onProgress: (games) => games > 500 && controller.abort(),
  });
  expect(tally.games).toBeGreaterThan(500);
  expect(tally.games).toBeLessThan(ENDLESS);
  expect(seconds).toBeGreaterThan(0);
  expect(TABLE.entries.reduce((sum, _, entry) => sum + tally.wins(entry), 0)).toBe(tally.games);
});

test('games under way that take too long are left out of it', async () => {
  const slow = { ...TABLE, entries: Array<string>(54).fill('count'), target: 1_000_000 };
  const { tally, seconds } = await poolOf(1).play(slow, 10, { signal: AbortSignal.abort() });
  expect(tally.games).toBe(0);
  expect(seconds).toBe(0);
});

test('no game begins after the time is up', async () => {
  const { tally } = await poolOf(2).play(TABLE, ENDLESS, { seconds: 0 });
  expect(tally.games).toBe(2); // the first chunk of each worker is one game
});

test('a worker that fails says in which games, and why', async () => {
  const broken = { ...TABLE, entries: ['stay:25', 'nobody'] };
  await expect(poolOf(2).play(broken, 100)).rejects.toThrow(
    /^a worker failed in games \d+ to \d+ of stay:25, nobody: there is no bot "nobody"; expected random/,
  );
});
