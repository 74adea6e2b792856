/** Tables for slow play: what is due there happens though nobody looks, and though the server that knew of it was killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Place, TableView } from '@turn7/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { NodeProcess } from '../../load/node-process.ts';
import type { StorePlace } from '../../src/store/open.ts';
import { readBody } from '../../src/table/body.ts';
import { behind } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { clientAt, startTestServer, TEST_PACE, type TestServer } from '../support/server.ts';

const DAY = 86_400;
const DAY_MS = DAY * 1000;

/** A game of two people who have gone, each with a day for a choice. */
async function slowGame(server: TestServer): Promise<Place> {
  const options = { clock: DAY, target: 60 };
  const ann = Place.parse((await server.ask('/api/tables', { body: { name: 'Ann', options } })).json);
  await server.ask(`/api/tables/${ann.code}/members`, { body: { name: 'Bob' } });
  const body = { id: 'start', command: { kind: 'start' } };
  await server.ask(`/api/tables/${ann.code}/commands`, { token: ann.token, body });
  return ann;
}

const look = async (server: TestServer, { code, token }: Place): Promise<TableView> =>
  TableView.parse((await server.ask(`/api/tables/${code}`, { token })).json);

/** Who made the choices there, by what the store has: asking the server would be looking at the table. */
async function choicesIn(place: StorePlace, code: string): Promise<readonly string[]> {
  const rows = await behind(place).selectFrom('lines').select('body').where('log', '=', code).orderBy('seq').execute();
  return rows.map(({ body }) => readBody(body)).flatMap((body) => (body.kind === 'chose' ? [body.by] : []));
}

async function killedServer() {
  const data = mkdtempSync(join(tmpdir(), 'turn7-slow-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const node = new NodeProcess({ port: await freePort(), data, env: { TURN7_LOG_LEVEL: 'error' } });
  onTestFinished(async () => {
    await node.end('SIGKILL');
  });
  await node.start();
  const ann = await slowGame(clientAt(node.url));
  await node.end('SIGKILL');
  return { ann, database: { kind: 'sqlite', file: join(data, 'turn7.db') } as const };
}

const WATCHFUL = { ...TEST_PACE, linger: 0, look: 20, courtesy: 0 };

test('a day runs out at a table that nobody looks at, after the server was killed: a bot makes that one choice', async () => {
  const { ann, database } = await killedServer();
  let passed = DAY_MS - 60_000;
  const server = await startTestServer({ database, pace: WATCHFUL }, { now: () => Date.now() + passed });
  await expect.poll(async () => (await server.ask('/ready')).status).toBe(200);
  expect(await choicesIn(database, ann.code)).toEqual([]);
  passed = DAY_MS + 60_000;
  await expect.poll(() => choicesIn(database, ann.code)).toEqual(['clock']);
  const { game } = await look(server, ann);
  expect(game?.due).toBeGreaterThan(Date.now() + passed + DAY_MS - 60_000); // the next one has a day again
});
