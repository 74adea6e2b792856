/**
 * The bot programs of examples/ play a game against each other, started as their README says.
 *
 * @module-tag long
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecords, replay } from '@turn7/engine';
import { checkProof, LogPage, Place, RecordList, type TableView } from '@turn7/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folderOf } from './support/binaries.ts';
import { freePort } from './support/free-port.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const README = readFileSync(join(ROOT, 'examples/README.md'), 'utf8');

const python = folderOf({ name: 'Python', programs: ['python3'], folders: () => [], aptPackage: 'python3' });

/** The commands of the README: a line for each bot. */
const [JAVASCRIPT = '', PYTHON = ''] = /```sh\n([\s\S]+?)```/.exec(README)?.[1]?.split('\n') ?? [];

class Bot {
  output = '';
  errors = '';
  readonly #exit: Promise<unknown[]>;

  constructor(command: string, server: string, code: string, more: readonly string[] = []) {
    const words = command.replace('http://localhost:7777', server).replace('CODE', code).split(' ');
    const [program = '', ...args] = [...words, ...more];
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (text) => {
      this.output += text;
    });
    child.stderr.on('data', (text) => {
      this.errors += text;
    });
    this.#exit = once(child, 'close');
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
  }

  async end(): Promise<unknown> {
    const [code] = await this.#exit;
    return code;
  }
}

/** A table over HTTP, for a host who does not play. */
class HostedTable {
  readonly #server: TestServer;
  readonly #place: Place;
  view: TableView;

  private constructor(server: TestServer, place: Place) {
    this.#server = server;
    this.#place = place;
    this.view = place.table;
  }

  static async open(server: TestServer, options: object): Promise<HostedTable> {
    const answer = await server.ask('/api/tables', { body: { name: 'Host', sit: false, options } });
    return new HostedTable(server, Place.parse(answer.json));
  }

  get code(): string {
    return this.#place.code;
  }

  async until(isThere: (view: TableView) => boolean): Promise<void> {
    while (!isThere(this.view)) {
      const path = `/api/tables/${this.code}/events?since=${this.view.seq}&wait=25`;
      this.view = LogPage.parse((await this.#server.ask(path, { token: this.#place.token })).json).table;
    }
  }

  async send(id: string, command: object): Promise<void> {
    const { token } = this.#place;
    const answer = await this.#server.ask(`/api/tables/${this.code}/commands`, { token, body: { id, command } });
    expect(answer).toMatchObject({ status: 200 });
  }

  async record(game: number): Promise<string> {
    return (await this.#server.ask(`/api/tables/${this.code}/records/${game}`)).text;
  }

  async lines(): Promise<LogPage['lines']> {
    return LogPage.parse((await this.#server.ask(`/api/tables/${this.code}/events`)).json).lines;
  }

  async games(): Promise<number[]> {
    return RecordList.parse((await this.#server.ask(`/api/tables/${this.code}/records`)).json).games;
  }
}

/** Both bots sit, each with a seed of its own. */
const areSeeded = ({ lobby }: TableView): boolean =>
  lobby.seats.length === 2 && lobby.seats.every((seat) => seat.kind === 'person' && seat.seed !== null);

const isFinished = ({ lobby }: TableView): boolean => lobby.stage === 'finished';

const LOSS_EVERY = 4;

/** Passes requests over HTTP on to a server, and loses the first answer, which is to whoever joins, and every fourth after it. */
async function losingAnswers(server: string): Promise<{ readonly url: string; readonly lost: number }> {
  let answers = 0;
  const front = createServer((request, response) => {
    const { method, headers } = request;
    const onward = forward(`${server}${request.url}`, { method, headers }, (answer) => {
      if (answers++ % LOSS_EVERY === 0) return request.socket.destroy();
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      return answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(() => {
    front.close();
    front.closeAllConnections();
  });
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    get lost() {
      return Math.ceil(answers / LOSS_EVERY);
    },
  };
}

describe.skipIf(python === null)('two bot programs at one table', () => {
  test('play to the end, and leave', async () => {
    const server = await startTestServer();
    const table = await HostedTable.open(server, { target: 100 });
    const bots = [JAVASCRIPT, PYTHON].map((command) => new Bot(command, server.url, table.code));
    await table.until(areSeeded);
    await table.send('start', { kind: 'start' });
    await table.until(isFinished);

    expect(await Promise.all(bots.map((bot) => bot.end()))).toEqual([0, 0]);
    expect(bots.map(({ errors }) => errors)).toEqual(['', '']);
    for (const { output } of bots) expect(output).toMatch(/sits at table[\s\S]+the game is over: \d+ : /);
    await table.until(({ lobby }) => lobby.seats.length === 0);

    const [located] = readRecords(await table.record(1));
    if (located === undefined) throw new Error('expected a record');
    expect(replay(located).winner).toBeGreaterThanOrEqual(0);
    expect(checkProof(located)).toMatchObject({ kind: 'proven' });
    expect(located.record.fairness?.seeds).not.toContain(null);
  });

  test('play on when answers get lost, and nothing happens twice', async () => {
    const server = await startTestServer();
    const table = await HostedTable.open(server, { target: 30 });
    const front = await losingAnswers(server.url);
    const bots = [new Bot(JAVASCRIPT, server.url, table.code), new Bot(PYTHON, front.url, table.code)];
    await table.until(areSeeded);
    await table.send('start', { kind: 'start' });
    await table.until(isFinished);
    expect(await Promise.all(bots.map((bot) => bot.end()))).toEqual([0, 0]);
    expect(front.lost).toBeGreaterThan(1);
    expect(bots[1]?.errors).toContain('trying again');
    const kinds = (await table.lines()).map(({ entry }) => entry.kind);
    expect(kinds.filter((kind) => kind === 'joined')).toHaveLength(3);
    // Each has one for this game, and one for the next if there was time.
    expect(kinds.filter((kind) => kind === 'seeded').length).toBeLessThanOrEqual(4);
    expect(kinds.filter((kind) => kind === 'left')).toHaveLength(2);
  });

  test('stay for a rematch if they are asked to', async () => {
    const server = await startTestServer();
    const table = await HostedTable.open(server, { target: 30 });
    const bots = [JAVASCRIPT, PYTHON].map((command) => new Bot(command, server.url, table.code, ['--rematch']));
    for (const game of [1, 2]) {
      await table.until(areSeeded);
      await table.send(`start-${game}`, { kind: 'start' });
      await table.until((view) => isFinished(view) && view.game?.number === game);
    }
    expect(await table.games()).toEqual([1, 2]);
    expect(bots.map(({ errors }) => errors)).toEqual(['', '']);
  });

  test('stay for one until the table is gone', async () => {
    const port = await freePort();
    const server = await startTestServer({ port });
    const table = await HostedTable.open(server, {});
    const bots = [JAVASCRIPT, PYTHON].map((command) => new Bot(command, server.url, table.code, ['--rematch']));
    await table.until(areSeeded);
    await server.stop();
    await startTestServer({ port }); // with a database of its own, and no tables
    expect(await Promise.all(bots.map((bot) => bot.end()))).toEqual([1, 1]);
    for (const { errors } of bots) expect(errors).toMatch(new RegExp(`There is no table ${table.code}\\.\n$`));
  });

  test.each([
    ['examples/bot.mjs', JAVASCRIPT],
    ['examples/bot.py', PYTHON],
  ])('%s says in a sentence why it cannot play', async (_, command) => {
    const { url } = await startTestServer();
    for (const [code, why] of [
      ['ZZZZZZ', 'There is no table ZZZZZZ.'],
      ['', `"${url}/t/" is not a table; expected a link such as http://localhost:7777/t/7KQ2MX.`],
    ] as const) {
      const bot = new Bot(command, url, code);
      expect(await bot.end()).toBe(1);
      expect(bot.errors).toBe(`${why}\n`);
    }
  });
});
