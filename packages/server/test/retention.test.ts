/** What is deleted is gone everywhere: from the database, and from the memory of the node that deleted it. */
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { watchClock } from '../src/live/clock-watch.ts';
import { Groups } from '../src/live/groups.ts';
import { type Retention, startRetention } from '../src/live/retention.ts';
import { Sheets } from '../src/live/sheets.ts';
import { openingOf, Tables } from '../src/live/tables.ts';
import { Metrics } from '../src/metrics.ts';
import type { Store } from '../src/store/store.ts';
import { USUAL_PACE } from '../src/table/due.ts';
import { newSqlite, open } from './support/database.ts';
import { noLimits } from './support/no-limits.ts';

const DAY_MS = 24 * 3600_000;
const EVERY_MS = 5;

/** A store with one table, made thirty-one days before the clock says that it is now. */
async function afterMonth() {
  const store = await open(newSqlite());
  const clock = { now: Date.now(), steady: 0 };
  const clocks = { now: () => clock.now, steady: () => clock.steady };
  const services = {
    store,
    hints: NO_HINTS,
    pace: USUAL_PACE,
    metrics: new Metrics(),
    ...noLimits(),
    ...clocks,
  };
  const { code } = await new Tables(services).create(openingOf({}));
  clock.now += 31 * DAY_MS;
  const [tables, sheets] = [new Tables(services), new Sheets(services)];
  const evict = async (logs: readonly string[]): Promise<void> => {
    await tables.evict(logs);
    await sheets.evict(logs);
  };
  const said: unknown[] = [];
  const log = pino({ base: null }, { write: (line) => void said.push(JSON.parse(line)) });
  const start = (every?: number): Retention => {
    const retention = startRetention(30, { store, evict, ...clocks, log }, every);
    onTestFinished(() => retention.stop());
    return retention;
  };
  const isKept = async (): Promise<boolean> => (await store.heads([code])).size === 1;
  return { store, clock, services, code, tables, said, start, isKept };
}

/** Until the retention has been at work so many times. */
const sweeps = (store: Store, count: number): Promise<void> => {
  const sweep = vi.spyOn(store, 'forgetPasses');
  return vi.waitUntil(() => sweep.mock.calls.length >= count, { timeout: 20_000, interval: 5 }).then(() => {});
};

test.each(['in memory', 'being read'])(
  'a table that is %s when it is deleted is not found afterwards',
  async (where) => {
    const { tables, code, start, isKept } = await afterMonth();
    const young = await tables.create(openingOf({}));
    const asked = tables.open(code);
    if (where === 'in memory') await asked;
    const retention = start(EVERY_MS);
    await expect.poll(isKept).toBe(false);
    await retention.stop(); // when what was begun is done

    await asked;
    await expect(tables.open(code)).rejects.toThrow(`There is no table ${code}.`);
    await expect(tables.open(young.code)).resolves.toBe(young);
  },
);

test('a rating stays a year after its player has finished the last rated game', async () => {
  const { store, clock, tables, start } = await afterMonth();
  const rated = (player: string, days: number) => ({
    ...{ log: 'GONE', game: 1, player, gain: 1, narrowing: -1, won: 0 },
    finishedAt: clock.now - days * DAY_MS,
  });
  const [young, old] = [rated('a'.repeat(16), 300), rated('b'.repeat(16), 400)];
  const row = { log: 'OTHER', seq: 1, at: clock.now, command: null, body: '{}' };
  await store.append({ row, ratings: [young, old] });
  await tables.create(openingOf({}));
  start(EVERY_MS);
  const kept = async () => (await store.ratingsOf([young.player, old.player], false)).map(({ player }) => player);
  await expect.poll(kept).toEqual([young.player]);
});

test('a group that is looked at once a day is in use, even where things are kept for a day', async () => {
  const { store, clock, services } = await afterMonth();
  const groups = new Groups(services);
  const group = await groups.create('Friends', 'a'.repeat(16), 'Ann');
  for (let day = 0; day < 3; day++) {
    clock.now += DAY_MS - 1;
    await groups.use(group);
    expect(await store.prune(clock.now - DAY_MS, 50)).not.toContain(group.name);
  }
});

test('nothing is deleted right after a start', async () => {
  const { store, tables, start, isKept } = await afterMonth();
  await tables.create(openingOf({}));
  const prune = vi.spyOn(store, 'prune');
  await start().stop(); // it ends what it has begun
  expect(prune).not.toHaveBeenCalled();
  expect(await isKept()).toBe(true);
});

test('a clock that is a month ahead at the start, or a month without a server, deletes nothing and is told', async () => {
  const { store, start, said, isKept } = await afterMonth();
  const swept = sweeps(store, 3);
  const retention = start(EVERY_MS);
  await swept;
  await retention.stop();
  expect(await isKept()).toBe(true);
  expect(said).toMatchObject([{ days: 31, msg: expect.stringContaining('so many days old') }]);
});

test('a clock that is set ahead by a month while the server runs deletes nothing', async () => {
  const { store, clock, tables, start } = await afterMonth();
  const { code } = await tables.create(openingOf({}));
  const retention = start(EVERY_MS);
  clock.now += 31 * DAY_MS;
  await sweeps(store, 3);
  await retention.stop();
  expect((await store.heads([code])).size).toBe(1);
});

test('what was not used for as long as it is kept goes while a server runs', async () => {
  const { clock, start, isKept } = await afterMonth();
  start(EVERY_MS);
  clock.steady += 31 * DAY_MS;
  await expect.poll(isKept).toBe(false);
});

describe('the time of day', () => {
  test.each([
    ['set back by an hour', -3600_000, [{ seconds: -3600 }]],
    ['set ahead by a minute', 60_000, [{ seconds: 60 }]],
    ['put right by a little', 300, []],
  ])('that was %s', (_, jump, told) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const clock = { now: 1e12, steady: 0 };
    const said: unknown[] = [];
    const log = pino({ base: null }, { write: (line) => void said.push(JSON.parse(line)) });
    onTestFinished(watchClock({ now: () => clock.now, steady: () => clock.steady, log }));
    clock.now += 10_000 + jump;
    clock.steady += 10_000;
    vi.advanceTimersByTime(30_000);
    expect(said).toMatchObject(told);
  });
});
