/** The store of a server in a file is the same store; who of its two writers writes what, and what crosses between them, is tested here. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openFileStore } from '../src/store/file-store.ts';
import { type Store, StoreError } from '../src/store/store.ts';
import { StoreThread } from '../src/store/thread.ts';
import { behind, newSqlite } from './support/database.ts';
import { endThreadsAskedBy } from './support/threads.ts';

const line = (log: string, seq: number) => ({ row: { log, seq, at: seq, command: `1:${seq}`, body: `"${seq}"` } });

async function open(): Promise<Store> {
  const store = await openFileStore(newSqlite());
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

/** No commit takes long by a clock that stands still. */
function freezeClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
}

test('lines that come together are kept together, and read back', async () => {
  const store = await open();
  const appends = Array.from({ length: 300 }, (_, i) => store.append(line(`t${i % 100}`, 1 + Math.floor(i / 100))));
  expect(new Set(await Promise.all(appends))).toEqual(new Set(['appended']));
  expect(await store.append(line('t7', 3))).toBe('taken');
  expect(await store.read('t7', 1)).toEqual([line('t7', 2).row, line('t7', 3).row]);
  expect(await store.findCommand('t7', '1:2')).toEqual(line('t7', 2).row);
  expect(await store.heads(['t7', 'nowhere'])).toEqual(new Map([['t7', 3]]));
});

test('everything else crosses too', async () => {
  const store = await open();
  const record = { log: 'oak', game: 1, finishedAt: 5, text: 'turn7 record 1' };
  const token = { hash: 'h', log: 'oak', member: 1 };
  await store.append({ ...line('oak', 1), listing: 'L', token, record });
  expect(await store.listings(10, 1)).toEqual([{ log: 'oak', listing: 'L' }]);
  expect(await store.findToken('h')).toEqual(token);
  expect(await store.findRecord('oak', 1)).toBe('turn7 record 1');
  expect(await store.gamesOf('oak')).toEqual([1]);
  const milestone = { log: 'oak', seq: 1, digest: 'd', text: 'T' };
  await store.keepMilestone(milestone);
  expect(await store.findMilestone('oak', 9)).toEqual(milestone);
  await store.addPass({ hash: 'p', log: 'oak', member: 1, expiresAt: 10 });
  expect(await store.redeemPass('oak', 'p', 'h2', 5)).toMatchObject({ log: 'oak', member: 1 });
  await store.addPass({ hash: 'q', log: 'oak', member: 1, expiresAt: 10 });
  await store.forgetPasses(11);
  expect(await store.redeemPass('oak', 'q', 'h3', 5)).toBe(null);
  expect(await store.beat('a', 1000)).toEqual(['a']);
  await store.forgetNode('a');
  await store.ping();
  expect(await store.lastUse()).toBe(1);
  expect(await store.prune(100, 10)).toHaveLength(1);
});

test('what fails in the thread is a StoreError here', async () => {
  const store = await open();
  await store.close();
  await expect(store.append(line('oak', 1))).rejects.toBeInstanceOf(StoreError);
  await expect(store.read('oak', 0)).rejects.toBeInstanceOf(StoreError);
  await expect(openFileStore({ file: join(fileURLToPath(import.meta.url), 'turn7.db') })).rejects.toThrow(StoreError);
});

test('lines are written beside what else is written, by whichever thread', async () => {
  const store = await open();
  const writing = Array.from({ length: 100 }, async (_, i) => {
    await store.addPass({ hash: `p${i}`, log: 'oak', member: 1, expiresAt: 10 });
    return store.append(line('oak', i + 1));
  });
  await Promise.all(writing); // a line that comes before its predecessor is none
  expect((await store.read('oak', 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
});

test('whoever waits for an answer when the store closes gets one', async () => {
  const place = newSqlite();
  await (await openFileStore(place)).close();
  const others = behind(place);
  for (let round = 0; round < 10; round++) {
    const store = await openFileStore(place);
    await others.transaction().execute(async (transaction) => {
      await sql`insert into node (name, beat_at) values (${round}, 1)`.execute(transaction);
      const passes = Array.from({ length: 5 }, (_, i) => ({
        hash: `${round} ${i}`,
        log: 'oak',
        member: 1,
        expiresAt: 10,
      }));
      const answered = Promise.allSettled(passes.map((pass) => store.addPass(pass)));
      await wait(10); // the thread is at it
      await store.close();
      expect(await answered).toHaveLength(passes.length);
    });
  }
});

test('a store that is closed leaves its file and nothing beside it', async () => {
  const place = newSqlite();
  const store = await openFileStore(place);
  await store.append(line('oak', 1));
  await store.append(line('oak', 2));
  await store.close();
  const name = basename(place.file);
  expect(readdirSync(dirname(place.file)).filter((file) => file.startsWith(name))).toEqual([name]);
});

test('nothing is written any more when the thread has ended', async () => {
  const why: string[] = [];
  const store = await openFileStore(newSqlite(), (told) => why.push(told));
  onTestFinished(() => store.close().catch(() => {}));
  await endThreadsAskedBy(() => store.ping());
  expect(why).toEqual([expect.stringContaining('its thread has ended')]);
  await expect(store.append(line('oak', 1))).rejects.toThrow('its thread has ended');
});

test('the write-ahead log begins anew while lines are written on the spot', async () => {
  freezeClock();
  const place = newSqlite();
  const store = await openFileStore(place);
  onTestFinished(() => store.close());
  const write = async (log: string): Promise<number> => {
    for (let seq = 1; seq <= 60; seq++) {
      const rows = Array.from({ length: 100 }, (_, i) => line(`${log}${i}`, seq).row);
      await Promise.all(rows.map((row) => store.append({ row: { ...row, body: 'x'.repeat(2000) } })));
    }
    return statSync(`${place.file}-wal`).size;
  };
  const once = await write('oak');
  expect(await write('elm')).toBeLessThan(1.5 * once);
});

test('a write-ahead log that grew while another program read becomes smaller again', async () => {
  const place = newSqlite();
  const store = await openFileStore(place);
  onTestFinished(() => store.close());
  const size = (): number => statSync(`${place.file}-wal`).size;
  let seq = 0;
  const write = async (): Promise<number> => {
    await store.append({ row: { ...line('oak', ++seq).row, body: 'x'.repeat(1_000_000) } });
    return size();
  };
  const most = await behind(place)
    .connection()
    .execute(async (other) => {
      await sql`begin`.execute(other);
      await sql`select count(*) from event`.execute(other);
      while ((await write()) < 80_000_000);
      await sql`commit`.execute(other);
      return size();
    });
  await expect.poll(write, { interval: 1 }).toBeLessThan(0.7 * most);
});

test('a line waits until another program has written', async () => {
  const place = newSqlite();
  const store = await openFileStore(place);
  onTestFinished(() => store.close());
  let isWriting = true;
  const others = behind(place)
    .transaction()
    .execute(async (transaction) => {
      await sql`insert into node (name, beat_at) values ('other', 1)`.execute(transaction);
      await wait(100);
      isWriting = false;
    });
  expect(await store.append(line('oak', 1))).toBe('appended');
  expect(isWriting).toBe(false);
  await others;
});

describe('a line is written', () => {
  /** What the thread was asked to do meanwhile. */
  async function askedDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
    const asking = vi.spyOn(Worker.prototype, 'postMessage');
    try {
      await work();
      return asking.mock.calls.map(([{ name }]) => name);
    } finally {
      asking.mockRestore();
    }
  }

  test('on the spot, and now and then by the thread, which copies the write-ahead log', async () => {
    freezeClock();
    const store = await open();
    expect(await askedDuring(() => store.append(line('oak', 1)))).toEqual([]);
    const many = Array.from({ length: 2000 }, (_, i) => line(`elm${i}`, 1));
    expect(await askedDuring(() => Promise.all(many.map((one) => store.append(one))))).toContain('commit');
  });

  describe('by the thread', () => {
    /** Whether each of so many lines is, by a thread that says that it takes so long. */
    async function byThread(lines: number, took: number): Promise<readonly boolean[]> {
      const store = await open();
      // Whoever looks at the clock here finds that ten milliseconds have passed.
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => 10 * clock.mock.calls.length);
      const asked = vi.spyOn(StoreThread.prototype, 'ask').mockResolvedValue({ results: ['appended'], took });
      const isAsked: boolean[] = [];
      for (let i = 0; i < lines; i++) {
        asked.mockClear();
        await store.append(line(`t${i}`, 1));
        isAsked.push(asked.mock.calls.length > 0);
      }
      clock.mockRestore();
      asked.mockRestore();
      return isAsked;
    }

    test('after one that took long, until a hundred have not', async () => {
      expect(await byThread(102, 0)).toEqual([false, ...Array.from({ length: 100 }, () => true), false]);
    });

    test('as long as it takes long there too', async () => {
      expect(await byThread(102, 4)).toEqual([false, ...Array.from({ length: 101 }, () => true)]);
    });
  });
});
