/** `turn7 serve` and `npm start` as people run them: real processes on free ports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Place } from '@turn7/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TURN7 = at('../bin/turn7.mjs');
const NPM_START = at('../../../scripts/start.mjs');

/** Settings of whoever runs the tests are not those of the tests. */
const CLEAN = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(TURN7_|DATABASE_URL$|REDIS_URL$|PORT$|HOST$)/.test(name)),
);

/** A file on a disk that is always full. */
const FULL = '/dev/full';

class Run {
  out = '';
  err = '';
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown[]>;
  /** Later than that: all that it said has been read. */
  readonly #close: Promise<unknown[]>;

  /** `errors`: a file for standard error, if it is not read here. */
  constructor(args: readonly string[], env: Readonly<Record<string, string>> = {}, errors: 'pipe' | number = 'pipe') {
    this.#child = spawn(process.execPath, args, { env: { ...CLEAN, ...env }, stdio: ['ignore', 'pipe', errors] });
    this.#exit = once(this.#child, 'exit');
    this.#close = once(this.#child, 'close');
    this.#child.stdout?.on('data', (data) => {
      this.out += data;
    });
    this.#child.stderr?.on('data', (data) => {
      this.err += data;
    });
    onTestFinished(async () => {
      this.#child.kill('SIGKILL');
      await this.#exit;
    });
  }

  /** Where it serves, once it does. */
  async url(): Promise<string> {
    const said = /Turn 7 is at (http:\/\/\S+:\d+)\n[\s\S]*Ctrl-C stops it\.\n/;
    await expect.poll(() => this.out || this.err, { timeout: 30_000 }).toMatch(said);
    return said.exec(this.out)?.[1] ?? '';
  }

  send(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async code(): Promise<unknown> {
    const [code] = await this.#close;
    return code;
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const serve = (folder: string, ...more: string[]): Run =>
  new Run([TURN7, 'serve', '--port', '0', '--data', folder, ...more]);

describe('turn7 serve', () => {
  test('says where it is and where it keeps its data', async () => {
    const folder = newFolder();
    const run = serve(folder);
    const url = await run.url();
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    expect(run.out).toContain(`SQLite in ${join(folder, 'turn7.db')}\n`);
    expect(existsSync(join(folder, 'turn7.db'))).toBe(true);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s, and keeps the tables', async (signal) => {
    const folder = newFolder();
    const run = serve(folder);
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: '{"name":"Ann","bots":["rookie"]}' };
    const place = Place.parse(await (await fetch(`${await run.url()}/api/tables`, sent)).json());
    run.send(signal);
    expect(await run.code()).toBe(0);
    const again = await serve(folder).url();
    expect(await (await fetch(`${again}/api/tables/${place.code}`)).json()).toEqual(place.table);
  });

  test('stops at once when it is told twice', async () => {
    const run = serve(newFolder());
    const { port } = new URL(await run.url());
    const slow = connect(Number(port), 'localhost');
    onTestFinished(() => void slow.destroy());
    slow.on('error', () => {}); // it is cut off
    await once(
      slow.on('data', () => {}),
      'connect',
    );
    slow.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\n');
    await once(slow, 'data'); // the first is answered, so the second has begun
    run.send('SIGINT');
    await expect.poll(() => run.out).toContain('Stopping');
    run.send('SIGINT');
    expect(await run.code()).toBe(130);
  });

  test('writes its log as JSON to standard error, so that standard output is for people', async () => {
    const run = serve(newFolder());
    await run.url();
    run.send('SIGTERM');
    await run.code();
    const lines = run.err.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(lines.map(() => ({ level: expect.any(Number) })));
    expect(run.out).not.toContain('{');
  });

  test.skipIf(!existsSync(FULL))('serves, and stops cleanly, though its log cannot be written', async () => {
    const errors = openSync(FULL, 'w');
    onTestFinished(() => closeSync(errors));
    const run = new Run([TURN7, 'serve', '--port', '0', '--data', newFolder()], {}, errors);
    expect((await fetch(`${await run.url()}/health`)).status).toBe(200);
    run.send('SIGTERM');
    expect(await run.code()).toBe(0);
  });

  test('listens only where it is told to', async () => {
    const run = serve(newFolder(), '--host', '127.0.0.1');
    expect(await run.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(run.out).not.toContain('on your network');
  });

  test('says so if the port is taken', async () => {
    const folder = newFolder();
    const { port } = new URL(await serve(folder).url());
    const second = new Run([TURN7, 'serve', '--port', port, '--data', newFolder()]);
    expect(await second.code()).toBe(1);
    expect(second.err).toContain(`error: port ${port} is taken by another program; expected a free one`);
    expect(second.out).toBe('');
  });

  test('says so if another server has the data, and leaves that one alone', async () => {
    const folder = newFolder();
    const first = serve(folder);
    const url = await first.url();
    const second = serve(folder);
    expect(await second.code()).toBe(1);
    expect(second.err).toMatch(/^error: cannot open the database .+: another server has it \(process \d+\)/);
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    first.send('SIGKILL');
    await first.code();
    await serve(folder).url(); // a lock ends with its process
  });

  test('says so if the data cannot be kept where it should', async () => {
    const run = new Run([TURN7, 'serve', '--port', '0', '--data', TURN7]);
    expect(await run.code()).toBe(1);
    expect(run.err).toMatch(/^error: cannot open the database .+ is a file; expected a folder, or none yet\n$/);
  });

  test('says so if it should listen where this machine is not', async () => {
    const run = serve(newFolder(), '--host', 'nonsense.invalid');
    expect(await run.code()).toBe(1);
    expect(run.err).toMatch(
      /^error: "nonsense\.invalid" is no address of this machine \(E\w+\); expected one that is/m,
    );
  });

  test('exits with 2 for a setting that cannot be used', async () => {
    const run = new Run([TURN7, 'serve'], { DATABASE_URL: 'mysql://ann:sesame@db/turn7' });
    expect(await run.code()).toBe(2);
    expect(run.err).toMatch(/^error: DATABASE_URL is "…@db\/turn7"; expected /);
  });
});

describe('npm start', () => {
  test('serves, with the options that it is given', async () => {
    const run = new Run([NPM_START, '--port', '0', '--data', newFolder()]);
    expect((await fetch(`${await run.url()}/health`)).status).toBe(200);
    run.send('SIGTERM');
    expect(await run.code()).toBe(0);
  });

  test('runs any other command that it is given', async () => {
    const run = new Run([NPM_START, 'replay', at('../../../cases/example-score-64.t7')]);
    expect(await run.code()).toBe(0);
    expect(run.out).toContain('64');
  });
});

test('nobody but those who serve waits until a server is loaded', () => {
  const program = readFileSync(at('../dist/turn7.js'), 'utf8');
  expect(program).toContain('import("@turn7/server")');
  expect(program).not.toMatch(/^import .*"@turn7\/server"/m);
});
