/**
 * docs/operations.md is true: its settings and metrics are those of the program, and its commands do what it says.
 *
 * @module-tag long
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Place } from '@turn7/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Config } from '../src/index.ts';
import { hasProgram } from './support/binaries.ts';
import { freePort } from './support/free-port.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { settingNames } from './support/settings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part]) => part ?? '');

const PAGE = read('docs/operations.md');
/** What the page tells a shell to do, without comments. */
const BLOCKS = found(PAGE, /```sh\n([\s\S]+?)```/g).map((block) => block.replace(/ +#.*$/gm, ''));
const blockWith = (part: string): string => BLOCKS.find((block) => block.includes(part)) ?? '';

const START = blockWith('turn7 serve');
const UPGRADE = blockWith('kill -TERM');
const SQLITE_BACKUP = blockWith('turn7 backup');
const SQLITE_RESTORE = blockWith('rm -f');
const POSTGRES_BACKUP = blockWith('pg_dump');
const POSTGRES_RESTORE = blockWith('pg_restore');
const DOCTOR = blockWith('turn7 doctor');
const HIDE = blockWith('turn7 hide');
const REBUILD = blockWith('turn7 ratings');

/** Runs a part of the page in a shell, with other places than the page has. */
async function run(block: string, places: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = {}) {
  const script = Object.entries(places).reduce((text, [place, other]) => text.replaceAll(place, other), block);
  return promisify(execFile)('sh', ['-e', '-c', script], { cwd: ROOT, env: { ...process.env, ...env } });
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-operations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('every command is run by a test here, or needs Docker', () => {
  const backups = [SQLITE_BACKUP, SQLITE_RESTORE, POSTGRES_BACKUP, POSTGRES_RESTORE];
  const here = [START, UPGRADE, ...backups, DOCTOR, HIDE, REBUILD];
  expect(BLOCKS.filter((block) => !block.includes('docker '))).toEqual(here);
});

test.each(['docs/operations.md', 'examples/README.md'])('%s links only to files that exist', (page) => {
  const links = found(read(page), /\]\((?!https?:)([^)#]+)\)/g);
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});

describe('the settings', () => {
  const rows = [...PAGE.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`(.+?)`|.+?) \|/gm)].map(
    ([, name, usual]) => [name, usual] as const,
  );

  test('are all there are', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(settingNames().toSorted());
  });

  test('have the defaults that the page says', () => {
    expect(readConfig(Object.fromEntries(rows))).toEqual(readConfig({}));
  });
});

describe('the metrics', () => {
  test('are all there are, and alerts ask for no others', async () => {
    const { ask } = await startTestServer();
    const named = found((await ask('/metrics')).text, /^# HELP (\w+)/gm);
    const onPage = found(PAGE, /\b((?:turn7|nodejs)_\w*[a-z])\b(?!\*)/g).map((name) => name.replace(/_bucket$/, ''));
    expect(named).toEqual(expect.arrayContaining(onPage));
    expect(onPage).toEqual(expect.arrayContaining(named.filter((name) => name.startsWith('turn7_'))));
  });
});

/** What happened before the backup is there after the restore; what happened later is not. */
async function survives(
  database: Config['database'],
  backUp: () => Promise<unknown>,
  restore: () => Promise<unknown>,
): Promise<void> {
  const server = await startTestServer({ database });
  const kept = await openTable(server);
  await backUp();
  const lost = await openTable(server);
  await server.stop();
  await restore();

  const { ask } = await startTestServer({ database });
  const statusOf = async (code: string): Promise<number> => (await ask(`/api/tables/${code}`)).status;
  expect([await statusOf(kept.code), await statusOf(lost.code)]).toEqual([200, 404]);
  const body = { id: 'after', command: { kind: 'start' } };
  expect(await ask(`/api/tables/${kept.code}/commands`, { token: kept.token, body })).toMatchObject({ status: 200 });
}

async function openTable({ ask }: TestServer): Promise<Place> {
  return Place.parse((await ask('/api/tables', { body: { name: 'Ada' } })).json);
}

test('SQLite: back up and restore, and all is well', async () => {
  const folder = temporaryFolder();
  const places = { '/var/lib/turn7': folder, '/var/backups': join(folder, 'backups') };
  const file = join(folder, 'turn7.db');
  await survives(
    { kind: 'sqlite', file },
    () => run(`mkdir /var/backups\n${SQLITE_BACKUP}`, places),
    () => run(SQLITE_RESTORE, places),
  );
  expect((await run(DOCTOR, places)).stdout).toMatch(/All is well\.\n$/);
  expect((await run(HIDE, places)).stdout).toMatch(/^0123456789abcdef is hidden\. Nobody by that id has played here: /);
  const rebuilt = 'Rated games: 0. Tables that have some: 0.\nTries that are over: 0 of 0.\n';
  expect((await run(REBUILD, places)).stdout).toBe(rebuilt);
});

test.skipIf(!hasPostgres || !hasProgram('pg_dump', 'postgresql-client'))(
  'PostgreSQL: back up and restore',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.dispose());
    const places = { '/var/backups': temporaryFolder() };
    const env = { DATABASE_URL: postgres.url };
    await survives(
      { kind: 'postgres', url: postgres.url },
      () => run(POSTGRES_BACKUP, places, env),
      () => run(POSTGRES_RESTORE, places, env),
    );
  },
);

test.skipIf(!hasProgram('curl'))('a node stops when it is told to, and a new one takes over', async () => {
  const folder = temporaryFolder();
  const port = String(await freePort());
  const places = { '7777': port, '/var/lib/turn7': folder };
  const [stop = '', waitUntilReady = ''] = UPGRADE.split('\n');

  const old = startNode(places);
  await run(waitUntilReady, places);
  await run(stop, places, { NODE_PID: String(old.pid) });
  expect(await old.ended).toBe(0);

  startNode(places);
  await run(waitUntilReady, places);
  expect(existsSync(join(folder, 'turn7.db'))).toBe(true);
});

/** Starts the server as the page says, but without npx, which would stand between it and its signals. */
function startNode(places: Readonly<Record<string, string>>): {
  readonly pid: number;
  readonly ended: Promise<unknown>;
} {
  const line = START.split('\n').find((candidate) => candidate.includes('npx turn7')) ?? '';
  const words = line.trim().split(/\s+/);
  const settings = words.filter((word) => word.includes('=')).map((word) => word.split('='));
  const moved = settings.map(([name = '', value = '']) => [name, places[value] ?? value] as const);
  const args = words.slice(words.indexOf('turn7') + 1);
  const program = join(ROOT, 'packages/cli/bin/turn7.mjs');
  const env = { ...process.env, TURN7_LOG_LEVEL: 'error', ...Object.fromEntries(moved) };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { pid: child.pid ?? 0, ended: once(child, 'exit').then(([code]) => code) };
}
