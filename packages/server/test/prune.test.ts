/** What is deleted is told, whatever becomes of the rest. */
import { expect, onTestFinished, test } from 'vitest';
import { prune } from '../src/store/prune.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { newSqlite, open } from './support/database.ts';

/** Lines of three logs, and a hold that fails at one of them. */
async function threeLogs(failsAt: number) {
  const place = newSqlite();
  const store = await open(place);
  for (const log of ['a', 'b', 'c']) await store.append({ row: { log, seq: 1, at: 1, command: null, body: '{}' } });
  const db = openSqlite(place);
  onTestFinished(() => db.destroy());
  let held = 0;
  const hold = async (): Promise<void> => {
    if (++held === failsAt) throw new Error('the disk fails');
  };
  return { store, pruning: () => prune(db, hold, 9, 9) };
}

test('logs that were deleted before one failed are told', async () => {
  const { store, pruning } = await threeLogs(3);
  const deleted = await pruning();
  expect(deleted).toHaveLength(2);
  expect((await store.heads(['a', 'b', 'c'])).size).toBe(1);
  expect((await store.heads(deleted)).size).toBe(0);
});

test('that the first one fails is an error', async () => {
  const { store, pruning } = await threeLogs(1);
  await expect(pruning()).rejects.toThrow('the disk fails');
  expect((await store.heads(['a', 'b', 'c'])).size).toBe(3);
});
