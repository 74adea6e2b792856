/** A database that is full or damaged is seen by those who run the server: /ready fails, and the log names the table. */
import { readFileSync } from 'node:fs';
import { Place } from '@turn7/protocol';
import { expect, test } from 'vitest';
import { hashOf } from '../src/live/ids.ts';
import { openLog } from '../src/log.ts';
import { StoreError } from '../src/store/store.ts';
import { Trouble } from '../src/store/trouble.ts';
import { damage, damageIndex } from './support/damage.ts';
import { newSqlite } from './support/database.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { endThreadsAskedBy } from './support/threads.ts';

function newLog() {
  const said: unknown[] = [];
  const log = openLog('error', { write: (line) => void said.push(JSON.parse(line)) });
  return { said, log };
}

const openTable = async ({ ask }: TestServer): Promise<string> =>
  Place.parse((await ask('/api/tables', { body: { name: 'Ada' } })).json).code;

test('a damaged page', async () => {
  const database = newSqlite();
  const before = await startTestServer({ database });
  const code = await openTable(before);
  await before.stop();
  damage(database.file, '"opened"');

  const { said, log } = newLog();
  const { ask } = await startTestServer({ database }, { log });
  for (let i = 0; i < 3; i++) expect(await ask(`/api/tables/${code}`)).toMatchObject({ status: 503 });
  expect(await ask('/ready')).toMatchObject({
    status: 503,
    json: { refused: { code: 'unavailable', message: expect.stringMatching(/^The database is damaged/) } },
  });
  const lines = said.filter((line) => expect.objectContaining({ table: code }).asymmetricMatch(line));
  expect(lines).toMatchObject([
    {
      msg: 'the database is damaged where this table is',
      error: { message: expect.stringContaining('the file is damaged (SQLITE_CORRUPT') },
    },
  ]);
});

test('a damaged page of an index keeps nobody from the other tables', async () => {
  const database = newSqlite();
  const before = await startTestServer({ database });
  const codes: string[] = [];
  for (let i = 0; i < 100; i++) codes.push(await openTable(before));
  await before.stop();
  const kept = readFileSync(`${database.file}-heads`, 'utf8');
  damageIndex(database.file, 'sqlite_autoindex_event_1');

  const { said, log } = newLog();
  const after = await startTestServer({ database }, { log });
  expect(said).toContainEqual(
    expect.objectContaining({ file: database.file, msg: expect.stringContaining('`turn7 doctor` says what is wrong') }),
  );
  const [first = '', last = ''] = [codes.toSorted()[0], codes.toSorted().at(-1)];
  expect(await after.ask(`/api/tables/${first}`)).toMatchObject({ status: 200 });
  expect(await after.ask(`/api/tables/${last}`)).toMatchObject({ status: 503 });
  await after.stop();
  expect(readFileSync(`${database.file}-heads`, 'utf8')).toBe(kept);
});

test('a damage that lets nothing start says which file to look into', async () => {
  const database = newSqlite();
  const before = await startTestServer({ database });
  await before.stop();
  damage(database.file, '001-log');
  await expect(startTestServer({ database })).rejects.toThrow(
    `the file is damaged (SQLITE_CORRUPT); \`turn7 doctor ${database.file}\` says what is wrong with it`,
  );
});

test('names nothing but tables, and no key', async () => {
  const database = newSqlite();
  const before = await startTestServer({ database });
  const { code, token } = Place.parse((await before.ask('/api/tables', { body: { name: 'Ada' } })).json);
  await before.stop();
  damage(database.file, hashOf(token));

  const { said, log } = newLog();
  const { ask } = await startTestServer({ database }, { log });
  expect(await ask(`/api/tables/${code}`, { token })).toMatchObject({ status: 503 });
  expect(said).toMatchObject([{ msg: 'the database is damaged' }]);
  expect(JSON.stringify(said)).not.toContain(hashOf(token));
});

test('a thread of the database that has ended is told, and the node wants to be started again', async () => {
  const database = newSqlite();
  const { said, log } = newLog();
  const server = await startTestServer({ database }, { log });
  await endThreadsAskedBy(() => server.ask('/ready'));
  const away = { status: 503, json: { refused: { message: expect.stringContaining('Start the server again.') } } };
  await expect.poll(() => server.ask('/health')).toMatchObject(away);
  expect(said).toMatchObject([{ why: 'cannot reach the database: its thread has ended' }]);
  await server.stop();
  const again = await startTestServer({ database });
  expect(await again.ask('/health')).toMatchObject({ status: 200 });
});

test('a full disk', async () => {
  const { said, log } = newLog();
  const { ask } = await startTestServer({ database: { ...newSqlite(), mostPages: 60 } }, { log });
  let status = 201;
  while (status === 201) ({ status } = await ask('/api/tables', { body: { name: 'Ada' } }));
  expect(status).toBe(503);
  expect(await ask('/ready')).toMatchObject({
    status: 503,
    json: { refused: { code: 'unavailable', message: 'The database cannot be written; the log says why.' } },
  });
  expect(said).toMatchObject([
    {
      table: expect.stringMatching(/^[A-Z0-9]+$/),
      msg: expect.stringContaining('the database cannot be written'),
      error: { message: 'cannot write: the disk is full (SQLITE_FULL)' },
    },
  ]);
});

test('is told now and then, and forgotten when nothing fails any more', () => {
  const { said, log } = newLog();
  const clock = { steady: 0 };
  const trouble = new Trouble({ steady: () => clock.steady, log });
  const full = new StoreError('cannot write: the disk is full (SQLITE_FULL)');
  for (let i = 0; i < 100; i++, clock.steady += 150) trouble.heed('append', [{ row: { log: `T${i}` } }], full);
  expect(said).toMatchObject([{ table: 'T0' }, { table: 'T67' }]);
  expect(trouble.now).toMatch(/cannot be written/);
  clock.steady += 10_000;
  expect(trouble.now).toBe(null);
});

test('names a table as soon as one fails, though the node itself noticed it first', () => {
  const { said, log } = newLog();
  const trouble = new Trouble({ steady: () => 0, log });
  const full = new StoreError('cannot write: the disk is full (SQLITE_FULL)');
  trouble.heed('beat', ['node', 6000], full);
  trouble.heed('append', [{ row: { log: 'OAK' } }], full);
  trouble.heed('append', [{ row: { log: 'ELM' } }], full);
  expect(said).toMatchObject([{ table: null }, { table: 'OAK' }]);
});

test('is not a database that is away, nor anything else', () => {
  const { said, log } = newLog();
  const trouble = new Trouble({ steady: () => 0, log });
  trouble.heed('read', ['T'], new StoreError('cannot read: the connection to PostgreSQL broke (08006)'));
  trouble.heed('read', ['T'], new Error('something (SQLITE_FULL)'));
  expect([trouble.now, said]).toEqual([null, []]);
});
