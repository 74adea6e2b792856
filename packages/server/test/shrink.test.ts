/**
 * A SQLite file becomes smaller when logs are deleted, also one that an earlier version made.
 *
 * @module-tag long
 */
import { statSync } from 'node:fs';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { newSqlite, open } from './support/database.ts';

const BODY = 'x'.repeat(5000);

const fill = (store: Store, logs: number, at: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: logs }, (_, i) =>
      store.append({ row: { log: `${at}-${i}`, seq: 1, at, command: null, body: BODY } }),
    ),
  );

const sizeOf = (file: string): number => statSync(file).size;

/** Deletes nine logs of ten, while the store is open. */
async function expectSmaller(store: Store, file: string, before: number): Promise<void> {
  expect(await store.prune(2, 1000)).toHaveLength(900);
  expect(sizeOf(file)).toBeLessThan(before / 5);
  expect(await store.read('2-7', 0)).toHaveLength(1);
  expect(await store.append({ row: { log: '2-7', seq: 2, at: 3, command: null, body: BODY } })).toBe('appended');
}

test('after pruning, while the server runs', async () => {
  const place = newSqlite();
  const store = await open(place);
  await fill(store, 900, 1);
  await fill(store, 100, 2);
  await expectSmaller(store, place.file, 5e6);
});

test('that was made before files could shrink', async () => {
  const place = newSqlite();
  const first = await open(place);
  await fill(first, 900, 1);
  await fill(first, 100, 2);
  await first.close();
  makeOld(place.file);
  const before = sizeOf(place.file);
  expect(before).toBeGreaterThan(5e6);
  await expectSmaller(await open(place), place.file, before);
});

/** The same tables and lines in a file that cannot shrink. */
function makeOld(file: string): void {
  const libsql = new Libsql(file);
  libsql.exec('PRAGMA auto_vacuum=NONE; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  expect(libsql.pragma('auto_vacuum')).toEqual([{ auto_vacuum: 0 }]);
  libsql.close();
}
