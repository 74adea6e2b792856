/** docs/protocol.md is true: its requests are those of the server, its commands run, its limits are the program's. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  Accepted,
  Ack,
  Beat,
  CHANGE_BYTES,
  Command,
  LONGEST_WAIT,
  MESSAGE_BYTES,
  Place,
  Reacted,
  Refused,
  readMessage,
  SHEET_BYTES,
  SHEET_MESSAGES,
  SheetChange,
  SheetView,
  SOCKET_PATH,
  TABLE_MESSAGES,
} from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MOST_LINES } from '../src/http/log-query.ts';
import { ROUTES } from '../src/http/routes.ts';
import { MOST_SHEET_LINES } from '../src/live/sheets.ts';
import { hasProgram } from './support/binaries.ts';
import { Player } from './support/player.ts';
import { Scribe } from './support/scribe.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
/** What the page tells a shell to do, line by line. */
const COMMANDS = [...PAGE.matchAll(/```sh\n([\s\S]+?)```/g)]
  .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
  .filter((line) => line !== '');

const inCode = (template: string): string =>
  template.replaceAll(':code', 'CODE').replaceAll(':game', '3.t7').replaceAll(':date', 'DATE');

test('every request to the API is a route, and every route is there', () => {
  const named = [...PAGE.matchAll(/^\| `((?:GET|POST) \/api\/[^`?]+)/gm)].map(([, request]) => request);
  const routes = ROUTES.filter(({ path }) => path.startsWith('/api/') && path !== '/api/openapi.json');
  expect(named.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${inCode(path)}`).toSorted());
});

test.each([
  ['lines in one answer', `at most ${MOST_LINES} lines`],
  ['seconds to wait', `S ≤ ${LONGEST_WAIT} seconds`],
  ['bytes of a body', `a body may have ${figure(MESSAGE_BYTES)} bytes`],
  ['bytes of a sheet', `a shared sheet ${figure(SHEET_BYTES)}`],
  ['bytes of a change', `a change of one ${figure(CHANGE_BYTES)}`],
  ['lines of a sheet', `takes ${figure(MOST_SHEET_LINES)} lines`],
])('%s', (_, words) => {
  expect(PAGE.replaceAll('\n', ' ')).toContain(words);
});

function figure(number: number): string {
  return number.toLocaleString('en');
}

test.skipIf(!hasProgram('curl'))('its commands do what it says', async () => {
  const server = await startTestServer();
  const [ann, scribe] = [await Player.host(server, 'Ann', { bots: ['rookie'] }), await Scribe.share(server)];
  const run = async (command: string): Promise<unknown> => {
    const code = command.includes('/api/sheets') ? scribe.shared.code : ann.place.code;
    const line = command.replaceAll('http://localhost:7777', server.url).replaceAll('7KQ2MX', code);
    const env = { ...process.env, TOKEN: ann.place.token, KEY: scribe.shared.key };
    return JSON.parse((await promisify(execFile)('sh', ['-c', `${line} --fail --silent`], { env })).stdout);
  };
  const [open = '', start = '', change = '', look = '', ...others] = COMMANDS;
  expect(others).toEqual([]);
  expect(Place.safeParse(await run(open)).success).toBe(true);
  expect(Accepted.parse(await run(start)).seq).toBeGreaterThan(0);
  expect(await run(change)).toEqual({ seq: 2 });
  expect(SheetView.parse(await run(look)).seq).toBe(2);
});

describe('every message by example', () => {
  const [TABLE = [], SHEET = [], HEARD_AT_TABLE = [], HEARD_AT_SHEET = []] = [
    ...PAGE.matchAll(/```jsonl\n([\s\S]+?)```/g),
  ].map(([, block = '']) => block.trim().split('\n'));

  const kindsIn = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => /"(?:command|change)":\{"kind":"([^"]+)"/.exec(line)?.[1] ?? []).toSorted();

  /** What the server answers to each line, by its number; `closed` where it hangs up. */
  async function said(server: TestServer, lines: readonly string[]): Promise<readonly unknown[]> {
    const socket = new WebSocket(server.url.replace('http', 'ws') + SOCKET_PATH);
    const answers: unknown[] = [];
    await new Promise<void>((resolve) => {
      const next = () => {
        const line = lines[answers.length];
        if (line === undefined) resolve();
        else socket.send(line);
      };
      socket.on('open', next);
      socket.on('close', () => {
        answers.push('closed');
        resolve();
      });
      socket.on('message', (data) => {
        const [name, told] = readMessage(String(data)) ?? [];
        if (name !== 'welcome' && name !== 'answer') return;
        answers.push(told);
        next();
      });
    });
    socket.removeAllListeners('close');
    socket.close();
    return answers;
  }

  const refusals = (answers: readonly unknown[]): string[] =>
    [...JSON.stringify(answers).matchAll(/"refused":\{"code":"([^"]+)"/g)].map(([, code = '']) => code);

  test('has every command of a table, and every change of a sheet', () => {
    expect(kindsIn(TABLE)).toEqual([...(Command._zod.propValues['kind'] ?? [])].toSorted());
    expect(kindsIn(SHEET)).toEqual([...(SheetChange._zod.propValues['kind'] ?? [])].toSorted());
  });

  test('at a table: each is understood', async () => {
    const server = await startTestServer();
    const { place } = await Player.host(server, 'Ann');
    const lines = TABLE.map((line) => line.replace('7KQ2MX', place.code).replace('TOKEN', place.token));
    const answers = await said(server, lines);
    expect(answers).toHaveLength(TABLE.length);
    expect(answers).not.toContain('closed');
    expect(refusals(answers)).not.toContain('bad request');
  });

  test('at a sheet: each is done', async () => {
    const server = await startTestServer();
    const { shared } = await Scribe.share(server);
    const lines = SHEET.map((line) => line.replace('7KQ2MX', shared.code).replace('KEY', shared.key));
    const answers = await said(server, lines);
    expect(answers).toHaveLength(SHEET.length);
    expect(refusals(answers)).toEqual([]);
  });

  /** By name, what each may carry; the two kinds of answers are told apart by what they have. */
  const schemasOf = ({ welcome, update, catchUp }: typeof TABLE_MESSAGES | typeof SHEET_MESSAGES) => ({
    welcome: [welcome],
    update: [update],
    answer: [Ack, catchUp],
    reacted: [Reacted],
    beat: [Beat],
    refused: [Refused],
  });

  const fits = (line: string, messages: typeof TABLE_MESSAGES | typeof SHEET_MESSAGES): boolean => {
    const [name = '', told] = readMessage(line) ?? [];
    const schemas = Object.entries(schemasOf(messages)).find(([known]) => known === name)?.[1] ?? [];
    return schemas.some((schema) => schema.safeParse(told).success);
  };

  /** Which of the messages it is an example of: its name, what is in it, and the kind of the line that it tells. */
  const sortOf = (line: string): string => {
    const [name = '', told, number] = readMessage(line) ?? [];
    const [kind = ''] = /(?<="(?:entry|change)":\{"kind":")[^"]+/.exec(name === 'update' ? line : '') ?? [];
    return [name, ...Object.keys(Object(told)).toSorted(), kind, number === undefined ? '' : 'number'].join(' ');
  };

  /** What the server says when these are said one after the other, until it has told all that is expected. */
  async function heard(server: TestServer, lines: readonly string[], expected: readonly string[]): Promise<string[]> {
    const socket = new WebSocket(server.url.replace('http', 'ws') + SOCKET_PATH);
    const all: string[] = [];
    const missing = (): string[] => expected.filter((sort) => !all.some((line) => sortOf(line) === sort));
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => socket.send(lines[0] ?? ''));
      socket.on('message', (data) => {
        all.push(String(data));
        if (sortOf(String(data)).startsWith('welcome')) for (const line of lines.slice(1)) socket.send(line);
        if (missing().length === 0) resolve();
      });
      socket.on('close', () => reject(new Error(`closed before it said ${missing().join(', ')}`)));
    });
    socket.removeAllListeners('close');
    socket.close();
    return all;
  }

  const move = (id: string, question: number, choice: number): string =>
    JSON.stringify(['command', { id, command: { kind: 'move', game: 1, question, choice } }, 9]);

  test('has every message of the server', () => {
    const named = [...HEARD_AT_TABLE, ...HEARD_AT_SHEET].map((line) => readMessage(line)?.[0]);
    expect(new Set(named)).toEqual(new Set(Object.keys(schemasOf(TABLE_MESSAGES))));
    expect(HEARD_AT_TABLE.filter((line) => !fits(line, TABLE_MESSAGES))).toEqual([]);
    expect(HEARD_AT_SHEET.filter((line) => !fits(line, SHEET_MESSAGES))).toEqual([]);
  });

  test('of a table, each is heard', async () => {
    const server = await startTestServer();
    const { place } = await Player.host(server, 'Ann', { bots: ['rookie'], options: { seats: 2 } });
    const said = [
      `["hello",{"version":3,"code":"${place.code}","token":"${place.token}"}]`,
      '["command",{"id":"a1","command":{"kind":"start"}},1]',
      // So that the game goes on where the deal asks Ann whom to give a card; else it is a bot that is asked.
      ...[1, 0].map((seat) => move(`m${seat}`, 0, seat)),
      '["react","clap",2]',
      '["command",{"id":"a2","command":{"kind":"start"}},3]',
      '["catch up",1,4]',
      '["react","boo"]',
    ];
    const all = await heard(server, said, HEARD_AT_TABLE.map(sortOf));
    expect(all.filter((line) => !fits(line, TABLE_MESSAGES))).toEqual([]);
  });

  test('of a sheet, each is heard', async () => {
    const server = await startTestServer();
    const { shared } = await Scribe.share(server);
    const said = [
      `["hello",{"version":3,"kind":"sheet","code":"${shared.code}","token":"${shared.key}"}]`,
      '["command",{"id":"s1","change":{"kind":"title","title":"Friday"}},1]',
      '["catch up",1,2]',
    ];
    const all = await heard(server, said, HEARD_AT_SHEET.map(sortOf));
    expect(all.filter((line) => !fits(line, SHEET_MESSAGES))).toEqual([]);
  });
});
