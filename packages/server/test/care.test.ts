/**
 * `turn7 backup`, `turn7 doctor` and `turn7 results`, as those who run a server use them: on the database of a server that runs.
 *
 * @module-tag long
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Place } from '@turn7/protocol';
import Libsql from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../src/care/backup.ts';
import { examine } from '../src/care/examination.ts';
import { readUnchanged } from '../src/store/read-only.ts';
import { startLoneNode } from './bad-days/lone-node.ts';
import { damage, damageIndex } from './support/damage.ts';
import { type OwnServer, startTestServer } from './support/server.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/turn7.mjs', import.meta.url));

async function turn7(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args]);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-care-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const openTable = async ({ ask }: OwnServer): Promise<Place> =>
  Place.parse((await ask('/api/tables', { body: { name: 'Ada', bots: ['rookie'] } })).json);

/** A command that anybody may give again and again. */
const keepHost = ({ ask }: OwnServer, { code, token, member }: Place, id: string) =>
  ask(`/api/tables/${code}/commands`, { token, body: { id, command: { kind: 'hand over', member } } });

describe('turn7 backup', () => {
  test('of a server that is being played at: a new server goes on from it', async () => {
    const server = await startTestServer();
    const place = await openTable(server);
    const copy = join(newFolder(), 'copy.db');
    let acknowledged = 0;
    let isOver = false;
    const playing = (async () => {
      while (!isOver) acknowledged += (await keepHost(server, place, `id-${acknowledged}`)).status === 200 ? 1 : 0;
    })();
    await expect.poll(() => acknowledged).toBeGreaterThan(10);
    const before = acknowledged;
    const { code, out } = await turn7('backup', dirname(server.file), copy);
    const during = acknowledged;
    isOver = true;
    await playing;
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/copy\.db has it all: [\d.,]+ kB\.\n$/) });
    expect(during).toBeGreaterThan(before);
    if (process.platform !== 'win32') expect(statSync(copy).mode & 0o777).toBe(0o600);

    const data = join(newFolder(), 'data');
    mkdirSync(data);
    copyFileSync(copy, join(data, 'turn7.db'));
    const restored = await startTestServer({ database: { kind: 'sqlite', file: join(data, 'turn7.db') } });
    const { seq } = Place.shape.table.parse((await restored.ask(`/api/tables/${place.code}`)).json);
    expect(seq).toBeGreaterThan(before);
    expect((await keepHost(restored, place, 'after')).status).toBe(200);
    expect(await turn7('doctor', data)).toMatchObject({ code: 0 });
    expect(await turn7('doctor', copy)).toMatchObject({ code: 0, out: expect.stringMatching(/All is well\.\n$/) });
  });

  test.each<[string, (data: string, copy: string) => void, RegExp]>([
    [
      'over a file that is there',
      (_, copy) => writeFileSync(copy, 'mine'),
      /^cannot back up .+: that is there already; expected a file that does not exist yet$/,
    ],
    [
      'into a folder that is not there',
      (_, copy) => rmSync(dirname(copy), { recursive: true }),
      /: there is no folder .+; expected a file in a folder that exists$/,
    ],
    [
      'of a file in the place of a folder',
      (data) => {
        rmSync(data, { recursive: true });
        writeFileSync(data, 'mine');
      },
      /^cannot back up .+ is a file; expected the folder of a server that keeps SQLite$/,
    ],
    ['of nothing', (data) => rmSync(join(data, 'turn7.db')), /there is no such file; expected the folder of a server/],
    ['of an empty file', (data) => truncateSync(join(data, 'turn7.db'), 0), /the file is empty/],
    ['of a damaged file', (data) => damage(join(data, 'turn7.db'), '"opened"'), /cannot back up .+ damaged/],
  ])('%s says so, and leaves no copy', async (_, spoil, words) => {
    const data = await usedFolder();
    const copy = join(newFolder(), 'copy.db');
    spoil(data, copy);
    const before = existsSync(copy) ? readFileSync(copy, 'utf8') : null;
    expect(() => backUp(join(data, 'turn7.db'), copy)).toThrow(words);
    expect(existsSync(copy) ? readFileSync(copy, 'utf8') : null).toBe(before);
  });
});

describe('nothing of a stopped server is changed by a look at it', () => {
  test.each<[string, 'SIGKILL' | 'SIGTERM', (file: string) => void]>([
    ['that was killed', 'SIGKILL', () => {}],
    ['that was killed, without the index of its log', 'SIGKILL', (file) => rmSync(`${file}-shm`)],
    ['that ended by itself', 'SIGTERM', () => {}],
  ])('%s', async (_, signal, spoil) => {
    const { node, place } = await startLoneNode();
    if (place.kind !== 'sqlite') throw new Error('expected a file');
    const { file } = place;
    const body = JSON.stringify({ name: 'Ada' });
    const headers = { 'content-type': 'application/json' };
    const { code } = Place.parse(
      await (await fetch(`${node.url}/api/tables`, { method: 'POST', headers, body })).json(),
    );
    await node.end(signal);
    spoil(file);
    const before = contentOf(dirname(file));
    const copy = join(newFolder(), 'copy.db');
    expect(await turn7('doctor', dirname(file))).toMatchObject({ code: 0, out: expect.stringContaining(code) });
    expect(await turn7('backup', dirname(file), copy)).toMatchObject({ code: 0 });
    expect(contentOf(dirname(file))).toEqual(before);
    expect(await turn7('doctor', copy)).toMatchObject({ code: 0, out: expect.stringContaining(code) });
    expect(readdirSync(dirname(copy))).toEqual(['copy.db']);
  });

  test('and what is written meanwhile is read as well', async () => {
    const file = join(await usedFolder(), 'turn7.db');
    const seen: unknown[] = [];
    readUnchanged(file, (libsql) => {
      seen.push(...libsql.prepare('select count(*) from hidden').pluck().all());
      if (seen.length === 1)
        run(file, "insert into hidden values ('0123456789abcdef'); PRAGMA wal_checkpoint(TRUNCATE)");
    });
    expect(seen).toEqual([0, 1]);
  });
});

test('turn7 results names a log that cannot be read, goes on, and fails in the end', async () => {
  const data = await usedFolder();
  const torn = `'{"kind":"opened","daily":{'`;
  run(join(data, 'turn7.db'), `insert into event (table_id, seq, at, body) values ('BROKEN', 1, 0, ${torn})`);
  expect(await turn7('results', '--data', data)).toEqual({
    code: 1,
    out: 'Tries that are over: 0 of 1.\n',
    err:
      'error: table BROKEN cannot be read from line 1 on\n' +
      'error: 1 of 1 tables could not be read; what follows from them was left as it is\n',
  });
});

describe('turn7 doctor', () => {
  test('finds all well where it is, while the server runs', async () => {
    const server = await startTestServer();
    const place = await openTable(server);
    const { code, out, err } = await turn7('doctor', dirname(server.file));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('  tables         1 log with ');
    expect(out).toContain(`Table ${place.code}, `);
    expect(out).toMatch(/\nAll is well\.\n$/);
  });

  test.each<[string, (file: string) => void, RegExp]>([
    [
      'a line that is missing',
      (file) => run(file, 'delete from event where seq = 2'),
      /Table \w+ lacks 1 of its \d+ lines\.$/m,
    ],
    [
      'the first line missing',
      (file) => run(file, 'delete from event where seq = 1'),
      /Table \w+ lacks 1 of its \d+ lines, the first among them\.$/m,
    ],
    [
      'a line that makes no sense',
      (file) => run(file, `update event set body = '{"kind":"of the future"}' where seq = 2`),
      /Table \w+ cannot be replayed from line 2 on: /,
    ],
    [
      'lines that nobody finds',
      (file) => run(file, 'delete from game_table'),
      /has lines, but nobody can find or delete it/,
    ],
    ['a table without lines', (file) => run(file, 'delete from event'), /Table \w+ has no lines at all/],
    ['a damaged page', (file) => damage(file, '"opened"'), /The file is damaged: |cannot be read: /],
  ])('finds %s', async (_, spoil, words) => {
    const data = await usedFolder();
    spoil(join(data, 'turn7.db'));
    expect(examine(join(data, 'turn7.db')).problems.join('\n')).toMatch(words);
  });

  test('does not take for lost what it cannot read', async () => {
    const data = await usedFolder(100);
    const file = join(data, 'turn7.db');
    damageIndex(file, 'sqlite_autoindex_event_1');
    const problems = examine(file).problems.join('\n');
    expect(problems).toMatch(/^The list of all lines cannot be read: /m);
    expect(problems).toMatch(/^Whether the last lines are there cannot be known of \d+ logs\.$/m);
    expect(problems).not.toMatch(/lost its last/);
  });

  test('says what is wrong in words, and what to do', async () => {
    const data = await usedFolder();
    run(join(data, 'turn7.db'), 'delete from event where seq = 2');
    const { code, out } = await turn7('doctor', data);
    expect(code).toBe(1);
    expect(out).toMatch(/\n1 problem:\n {2}Table \w+ lacks 1 of its \d+ lines\.\n\nWhat to do: /);
  });

  test('says that there is no database', async () => {
    const data = await usedFolder();
    truncateSync(join(data, 'turn7.db'), 0);
    expect(await turn7('doctor', data)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^error: .+ is empty/),
    });
    const below = join(data, 'turn7.db', 'data');
    expect((await turn7('doctor', below)).err).toMatch(/^error: .+: there is no such file; expected the folder of a/);
    rmSync(join(data, 'turn7.db'));
    expect(() => examine(join(data, 'turn7.db'))).toThrow(/there is no such file/);
  });
});

/** The folder of a server that was stopped after a few moves at one of its tables. */
async function usedFolder(tables = 1): Promise<string> {
  const data = newFolder();
  const server = await startTestServer({ database: { kind: 'sqlite', file: join(data, 'turn7.db') } });
  const place = await openTable(server);
  for (let i = 1; i < tables; i++) await openTable(server);
  for (let i = 0; i < 5; i++) await keepHost(server, place, `id-${i}`);
  await server.stop();
  return data;
}

/** By the names of the files in a folder, digests of what is in them. */
const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );

function run(file: string, statement: string): void {
  const libsql = new Libsql(file);
  libsql.exec(statement);
  libsql.close();
}
