/** docs/protocol.md is true: its requests are those of the server, its commands run, its limits are the program's. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Accepted, CHANGE_BYTES, LONGEST_WAIT, MESSAGE_BYTES, Place, SHEET_BYTES, SheetView } from '@turn7/protocol';
import { expect, test } from 'vitest';
import { MOST_LINES } from '../src/http/log-query.ts';
import { ROUTES } from '../src/http/routes.ts';
import { MOST_SHEET_LINES } from '../src/live/sheets.ts';
import { hasProgram } from './support/binaries.ts';
import { Player } from './support/player.ts';
import { Scribe } from './support/scribe.ts';
import { startTestServer } from './support/server.ts';

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
