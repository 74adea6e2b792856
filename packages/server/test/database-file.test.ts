/** The file of a database is its owner's, one server's, and no other program's. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { expectOurs } from '../src/store/database-file.ts';
import { StoreError } from '../src/store/store.ts';
import { newSqlite, open } from './support/database.ts';
import { startTestServer } from './support/server.ts';

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

/** A database with a table in it, as a server leaves it behind. */
async function used(): Promise<string> {
  const place = newSqlite();
  const server = await startTestServer({ database: place });
  for (let i = 0; i < 20; i++) await server.ask('/api/tables', { body: { name: 'Ada' } });
  await server.stop();
  return place.file;
}

const startOn = (file: string) => startTestServer({ database: { kind: 'sqlite', file } });

describe.skipIf(process.platform === 'win32')('nobody but its owner reads a database', () => {
  test('in a folder that everybody can read', async () => {
    const { file, ...place } = newSqlite();
    mkdirSync(dirname(file), { mode: 0o755 });
    const store = await open({ ...place, file });
    await store.append({ row: { log: 'oak', seq: 1, at: 1, command: null, body: '{}' } });
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(modeOf(name)).toBe('600');
  });

  test('that everybody could read before', async () => {
    const file = await used();
    chmodSync(file, 0o644);
    const server = await startOn(file);
    await server.ask('/api/tables', { body: { name: 'Ada' } });
    for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}-lock`]) expect(modeOf(name)).toBe('600');
  });
});

describe('one server has a file', () => {
  test('a second one is refused, and told which process has it', async () => {
    const { file } = await startTestServer();
    const second = startOn(file);
    await expect(second).rejects.toBeInstanceOf(StoreError);
    await expect(second).rejects.toThrow(
      `cannot open the database ${file}: another server has it (process ${process.pid}); expected one server for a file`,
    );
  });

  test('until it stops', async () => {
    const file = await used();
    const first = await startOn(file);
    await first.stop();
    await expect(startOn(file)).resolves.toMatchObject({ file: expect.any(String) });
  });

  test('until it could not open it', async () => {
    const file = await used();
    truncateSync(file, 0);
    await expect(startOn(file)).rejects.toThrow(/the file is empty/);
    rmSync(file);
    await expect(startOn(file)).resolves.toMatchObject({ file: expect.any(String) });
  });
});

describe('what is no database of ours is refused, and left as it is', () => {
  test.each<[string, (file: string) => void, RegExp]>([
    [
      'an emptied file',
      (file) => truncateSync(file, 0),
      /turn7\.db: the file is empty; restore a backup, or delete it/,
    ],
    [
      'a file that was cut short',
      (file) => truncateSync(file, 9 * 1024),
      /cut short: it has 9216 bytes of \d+; restore/,
    ],
    [
      'a log whose database is gone',
      (file) => {
        copyFileSync(file, `${file}-wal`);
        rmSync(file);
      },
      /the file is gone, but not its write-ahead log/,
    ],
    [
      'the database of another program',
      (file) => {
        rmSync(file);
        fill(file, 'create table bookmarks (title text); create table visits (day text)');
      },
      /it is not a database of Turn 7: there is bookmarks, visits in it/,
    ],
    [
      'a database without tables',
      (file) => {
        rmSync(file);
        fill(file, 'create table a (b text); create table c (d text); drop table a; drop table c');
      },
      /it is not a database of Turn 7: there is nothing in it/,
    ],
    [
      'the database of another program that migrates as we do',
      (file) => {
        rmSync(file);
        fill(file, 'create table kysely_migration (name text); create table users (name text)');
      },
      /it is not a database of Turn 7: there is users in it/,
    ],
  ])('%s', async (_, spoil, words) => {
    const file = await used();
    spoil(file);
    const before = contentOf(file);
    await expect(startOn(file)).rejects.toThrow(words);
    expect(contentOf(file)).toEqual(before);
  });

  test.skipIf(process.platform === 'win32')('with its rights, and nothing beside it', async () => {
    const { file } = newSqlite();
    mkdirSync(dirname(file));
    fill(file, 'create table bookmarks (title text)');
    chmodSync(file, 0o644);
    await expect(startOn(file)).rejects.toThrow(/there is bookmarks in it/);
    expect(modeOf(file)).toBe('644');
    expect(readdirSync(dirname(file))).toEqual(['turn7.db']);
    writeFileSync(`${file}-lock`, ''); // of a server that had its own there before
    await expect(startOn(file)).rejects.toThrow(/there is bookmarks in it/);
    expect(modeOf(file)).toBe('644');
  });

  test('but a database that a server began to make is its own', async () => {
    const place = newSqlite();
    mkdirSync(dirname(place.file));
    fill(place.file, 'create table kysely_migration (name text); create table kysely_migration_lock (id text)');
    expect(() => expectOurs(place.file)).not.toThrow();
  });

  test('but a file that was only just begun is a new one', async () => {
    const place = newSqlite();
    mkdirSync(dirname(place.file));
    fill(place.file, 'PRAGMA page_size=1024; PRAGMA journal_mode=WAL');
    expect(statSync(place.file).size).toBe(1024);
    await expect(startOn(place.file)).resolves.toMatchObject({ file: expect.any(String) });
  });
});

/** Null where there is no file. */
const contentOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'latin1') : null);

function fill(file: string, statements: string): void {
  const db = new Libsql(file);
  db.exec(statements);
  db.close();
}
