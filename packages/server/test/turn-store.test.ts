/** What the store knows of turns: when slow tables are to be acted for, and which devices are told. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { Memberships } from '../src/live/memberships.ts';
import { Tables } from '../src/live/tables.ts';
import { Metrics } from '../src/metrics.ts';
import type { StorePlace } from '../src/store/open.ts';
import type { Append, Store, SubscriptionRow } from '../src/store/store.ts';
import { USUAL_PACE } from '../src/table/due.ts';
import { CLOCKS } from './support/clocks.ts';
import { behind, fillBy, newPostgres, newSqlite, open } from './support/database.ts';
import { noLimits } from './support/no-limits.ts';
import { hasPostgres, type Postgres, startPostgres } from './support/postgres.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.dispose();
});

const line = (log: string, seq: number, more: Partial<Append> = {}): Append => ({
  row: { log, seq, at: 10, command: null, body: '{}' },
  ...more,
});

const device = (endpoint: string, more: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  log: 'oak',
  member: 1,
  endpoint,
  p256dh: 'point',
  auth: 'secret',
  at: 1,
  ...more,
});

/** A table in the database of the version before, and who may change its clock. */
const OLD = { code: 'PS96ZD', token: '-taYiXe1nkIm3MD3lf0gxY8-mUtp93VAuxxpp1TdSCQ' };

describe.each(hasPostgres ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const))('in %s', (kind) => {
  const newPlace = async (): Promise<StorePlace> =>
    kind === 'PostgreSQL' && postgres ? newPostgres(postgres) : newSqlite();
  let here: StorePlace;
  let store: Store;
  beforeEach(async () => {
    here = await newPlace();
    store = await open(here);
  });

  describe('a deadline', () => {
    const overdue = async (now: number): Promise<readonly string[]> =>
      (await store.overdue(now, 9, null)).map(({ log }) => log);

    test('is written with its line, moves with the next, and goes', async () => {
      await store.append(line('oak', 1, { due: 100 }));
      expect(await overdue(99)).toEqual([]);
      expect(await overdue(100)).toEqual(['oak']);
      await store.append(line('oak', 2, { due: 200 }));
      await store.append(line('oak', 3));
      expect(await overdue(199)).toEqual([]);
      expect(await overdue(200)).toEqual(['oak']);
      await store.append(line('oak', 4, { due: null }));
      expect(await overdue(Number.MAX_SAFE_INTEGER)).toEqual([]);
    });

    test('of a line that was not written is not either', async () => {
      await store.append(line('oak', 1));
      expect(await store.append(line('oak', 1, { due: 100 }))).toBe('taken');
      expect(await overdue(100)).toEqual([]);
    });

    test('is found a few at a time, the longest due first, each once', async () => {
      for (const [i, log] of ['c', 'a', 'b', 'e', 'd'].entries())
        await store.append(line(log, 1, { due: 10 * (i >> 1) }));
      const first = await store.overdue(20, 2, null);
      const second = await store.overdue(20, 2, first.at(-1) ?? null);
      const third = await store.overdue(20, 2, second.at(-1) ?? null);
      expect([first, second, third].map((page) => page.map(({ log }) => log))).toEqual([['a', 'c'], ['b', 'e'], ['d']]);
    });

    test('that is still to come keeps its table from being deleted, and goes with it later', async () => {
      await store.append(line('oak', 1, { due: 50 }));
      expect(await store.prune(50, 9)).toEqual([]);
      expect(await store.prune(51, 9)).toEqual(['oak']);
      expect(await overdue(Number.MAX_SAFE_INTEGER)).toEqual([]);
    });
  });

  describe('a device', () => {
    const devices = async (member = 1): Promise<readonly string[]> =>
      (await store.subscriptionsOf('oak', member)).map(({ endpoint }) => endpoint);

    test('is told for one member of one table', async () => {
      await store.subscribe(device('x'), 9);
      await store.subscribe(device('y', { member: 2 }), 9);
      await store.subscribe(device('x', { log: 'elm', member: 2 }), 9);
      expect(await store.subscriptionsOf('oak', 1)).toEqual([device('x')]);
      expect(await devices(2)).toEqual(['y']);
    });

    test('that subscribes again has its new keys, and whose it is by then', async () => {
      await store.subscribe(device('x'), 9);
      await store.subscribe(device('x', { member: 2, auth: 'new', at: 2 }), 9);
      expect(await devices(1)).toEqual([]);
      expect(await store.subscriptionsOf('oak', 2)).toEqual([device('x', { member: 2, auth: 'new', at: 2 })]);
    });

    test('beyond the most takes the place of the oldest', async () => {
      for (const at of [1, 2, 3]) await store.subscribe(device(`no ${at}`, { at }), 2);
      expect(await devices()).toEqual(['no 3', 'no 2']);
    });

    test('is forgotten by its member, with its member, by its service, with its table', async () => {
      for (const endpoint of ['a', 'b', 'c']) await store.subscribe(device(endpoint), 9);
      await store.unsubscribe('oak', 1, 'a');
      await store.unsubscribe('oak', 2, 'b'); // of somebody else
      expect(await devices()).toEqual(['b', 'c']);
      await store.forgetDevice('b');
      expect(await devices()).toEqual(['c']);
      await store.append(line('oak', 1, { silence: { log: 'oak', member: 1 } }));
      expect(await devices()).toEqual([]);
      await store.subscribe(device('d'), 9);
      await store.prune(Number.MAX_SAFE_INTEGER, 9);
      expect(await devices()).toEqual([]);
    });
  });

  test('a database of the version before goes on, and its tables can be played slowly from then on', async () => {
    const old = await newPlace();
    await fillBy('daily-version.sql', old);
    const services = {
      store: await open(old),
      hints: NO_HINTS,
      pace: USUAL_PACE,
      metrics: new Metrics(),
      ...CLOCKS,
      ...noLimits(),
    };
    const tables = new Tables(services);
    const ann = (await new Memberships({ ...services, tables }).recognise(OLD.code, OLD.token)) ?? 0;
    const table = await tables.open(OLD.code);
    const { seq, state } = table;
    expect(state.played).toMatchObject({ number: 1, moves: { length: 0 }, clock: 60 });
    await tables.execute(OLD.code, ann, { id: 'slow', command: { kind: 'set options', options: { clock: 86_400 } } });
    expect(table.seq).toBe(seq + 1);
    const asked = table.state.played?.game.asked.seat ?? 0;
    await tables.add(table, () => ({ kind: 'chose', seat: asked, choice: 'stay', by: 'person' }));
    expect(await behind(old).selectFrom('deadline').selectAll().execute()).toEqual([
      { log: OLD.code, dueAt: table.version.due },
    ]);
    await services.store.subscribe(device('x', { log: OLD.code }), 9);
    expect(await services.store.subscriptionsOf(OLD.code, 1)).toHaveLength(1);
  });
});
