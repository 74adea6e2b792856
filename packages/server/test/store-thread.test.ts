/** The store in a thread of its own is the same store; what crosses between threads is tested here. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { type Store, StoreError } from '../src/store/store.ts';
import { openStoreInThread } from '../src/store/thread.ts';
import { newSqlite } from './support/database.ts';

const line = (log: string, seq: number) => ({ row: { log, seq, at: seq, command: `1:${seq}`, body: `"${seq}"` } });

async function open(): Promise<Store> {
  const store = await openStoreInThread(newSqlite());
  onTestFinished(() => store.close().catch(() => {}));
  return store;
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
  await expect(openStoreInThread({ file: join(fileURLToPath(import.meta.url), 'turn7.db') })).rejects.toThrow(
    StoreError,
  );
});
