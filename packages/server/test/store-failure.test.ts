/**
 * Bad days of a store: full disks, files that are none, databases that are away.
 *
 * @module-tag long
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { type Append, type Store, StoreError } from '../src/store/store.ts';
import { behind, newPostgres, newSqlite, open } from './support/database.ts';
import { freePort } from './support/free-port.ts';
import { hasPostgres, type Postgres, startPostgres } from './support/postgres.ts';

const line = (log: string, seq: number, body = `{"line":${seq}}`): Append => ({
  row: { log, seq, at: seq, command: null, body },
});

const failureOf = async (work: Promise<unknown>): Promise<StoreError> => {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof StoreError)) throw new Error(`expected a StoreError, not ${failure}`);
  return failure;
};

/** Appends to a log until that fails; the number of lines that were acknowledged. */
async function appendUntilFailure(store: Store, log: string, body?: string): Promise<number> {
  for (let seq = 1; ; seq++) {
    const result = await store.append(line(log, seq, body)).catch((error: unknown) => error);
    if (result instanceof StoreError) return seq - 1;
    expect(result).toBe('appended');
  }
}

describe('SQLite', () => {
  test('on a full disk acknowledges nothing that it does not keep, and goes on when there is room again', async () => {
    const store = await open({ ...newSqlite(), mostPages: 400 });
    const body = 'x'.repeat(2000);
    for (let seq = 1; seq <= 50; seq++) await store.append(line('old', seq, body));
    const kept = await appendUntilFailure(store, 'new', body);

    expect((await failureOf(store.append(line('new', kept + 1, body)))).message).toBe(
      'cannot write: the disk is full (SQLITE_FULL)',
    );
    expect(await store.read('new', 0)).toHaveLength(kept);
    expect(await store.read('old', 0)).toHaveLength(50);
    await store.ping();

    expect(await store.prune(51, 1)).toHaveLength(1);
    expect(await store.append(line('new', kept + 1, body))).toBe('appended');
  });

  test('fails all lines of a batch that does not fit, and those that came meanwhile', async () => {
    const store = await open({ ...newSqlite(), mostPages: 400 });
    const batch = Array.from({ length: 600 }, (_, i) => store.append(line(`t${i}`, 1, 'x'.repeat(2000))));
    const results = await Promise.allSettled(batch);

    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await store.heads(Array.from({ length: 600 }, (_, i) => `t${i}`))).toEqual(new Map());
    expect(await store.append(line('small', 1))).toBe('appended');
  });

  test.skipIf(process.platform !== 'linux')('in a folder that cannot be made is said at once', async () => {
    const failure = await failureOf(openStore({ kind: 'sqlite', file: '/proc/nowhere/turn7.db' }));
    expect(failure.message).toContain('/proc/nowhere/turn7.db');
  });

  test('waits for another program that writes, without holding up anything else', async () => {
    const place = newSqlite();
    const store = await open(place);
    const other = new Libsql(place.file);
    other.exec('begin immediate');
    let waiting = true;
    const appended = store.append(line('oak', 1)).finally(() => {
      waiting = false;
    });
    const ticks = vi.fn();
    const ticking = setInterval(ticks, 1);
    onTestFinished(() => clearInterval(ticking));

    await expect.poll(() => ticks.mock.calls.length).toBeGreaterThan(5);
    expect(waiting).toBe(true);
    other.exec('commit');
    other.close();
    expect(await appended).toBe('appended');
  });

  test.each<[string, (file: string) => void, RegExp]>([
    ['a folder', (file) => mkdirSync(file, { recursive: true }), /turn7\.db: it is a folder; expected a file$/],
    [
      'something else',
      (file) => write(file, 'not a database at all\n'.repeat(99)),
      /turn7\.db: the file is not a database/,
    ],
    ['in a file', (file) => write(dirname(file), ''), /turn7\.db: .+ is a file; expected a folder, or none yet$/],
  ])('that is %s is refused in words', async (_, make, words) => {
    const place = newSqlite();
    make(place.file);
    expect((await failureOf(openStore(place))).message).toMatch(words);
  });
});

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.dispose());

  test('that is stopped fails everything soon, and serves again when it is back', async () => {
    const store = await open(await newPostgres(postgres));
    await store.append(line('oak', 1));
    await postgres.stop();
    onTestFinished(() => postgres.start());

    const failures = await Promise.all(
      [store.append(line('oak', 2)), store.read('oak', 0), store.ping(), store.prune(9, 9), store.beat('a', 1)].map(
        failureOf,
      ),
    );
    for (const { message } of failures) expect(message).toMatch(/^cannot (read|write): /);

    await postgres.start();
    expect(await store.read('oak', 0)).toHaveLength(1);
    expect(await store.append(line('oak', 2))).toBe('appended');
  });

  test('that is killed has kept every line that was acknowledged', async () => {
    const store = await open(await newPostgres(postgres));
    const logs = Array.from({ length: 50 }, (_, i) => `t${i}`);
    const writers = logs.map((log) => appendUntilFailure(store, log));
    await expect.poll(async () => (await store.read('t0', 0)).length).toBeGreaterThan(20);
    await postgres.kill();
    const kept = await Promise.all(writers);
    await postgres.start();

    const heads = await vi.waitFor(() => store.heads(logs), { timeout: 20_000 });
    for (const [i, log] of logs.entries()) {
      // A line whose acknowledgement was lost may be there, too.
      expect([kept[i], (kept[i] ?? 0) + 1]).toContain(heads.get(log));
      expect(await store.read(log, 0)).toHaveLength(heads.get(log) ?? 0);
    }
  });

  test('that stops answering fails a line in seconds, and never mixes it up with a later one', async () => {
    const place = await newPostgres(postgres);
    const store = await open(place);
    await store.append(line('oak', 1));
    const other = behind(place);
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');

    const failed = await Promise.allSettled(rows.map((_, i) => store.append(line('elm', i + 1))));
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    expect(failed.map(({ status }) => status)).toContain('rejected');
    expect(await store.append(line('oak', 2))).toBe('appended');
    expect(await store.read('elm', 0)).toEqual([]);
    expect(await store.append(line('elm', 1))).toBe('appended');
  });

  test('that nobody finds is said in words, without the password', async () => {
    const port = await freePort();
    const { message } = await failureOf(
      openStore({ kind: 'postgres', url: `postgres://me:secret@127.0.0.1:${port}/game` }),
    );
    expect(message).toBe(
      `cannot open the PostgreSQL database game at 127.0.0.1:${port}: nobody listens there (ECONNREFUSED)`,
    );
  });

  test.each<[string, (url: string) => string, RegExp]>([
    [
      'a database that is not there',
      (url) => url.replace(/turn7$/, 'nothing'),
      /nothing at 127.+PostgreSQL has no such database \(3D000\)/,
    ],
    ['an address that is none', () => 'postgres://me:secret@[/', /expected an address such as postgres:/],
  ])('asked for %s is refused in words', async (_, change, words) => {
    const { message } = await failureOf(openStore({ kind: 'postgres', url: change(postgres.url) }));
    expect(message).toMatch(words);
    expect(message).not.toContain('secret');
  });

  test('that refuses a line does not repeat it', async () => {
    const store = await open(await newPostgres(postgres));
    const { message } = await failureOf(store.append(line('oak', 1, 'secret \0')));
    expect(message).toBe('cannot write: PostgreSQL failed (22021)');
  });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
