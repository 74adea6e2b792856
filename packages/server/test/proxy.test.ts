/** deploy/nginx.conf in front of two real nodes: what players do comes through, and a lost node does not stop them. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { Place, type TableView } from '@turn7/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NodeProcess } from '../load/node-process.ts';
import { Client } from './support/client.ts';
import { freePort } from './support/free-port.ts';
import { hasNginx, type Nginx, startNginx } from './support/nginx.ts';
import { hasSharedServers, sharedServers } from './support/shared-servers.ts';

/** Four servers at once, perhaps on a busy machine. */
const START_MS = 60_000;

describe.skipIf(!(hasNginx && hasSharedServers))('nginx in front of two nodes', () => {
  const shared = sharedServers();
  let nodes: NodeProcess[] = [];
  let nginx: Nginx;

  beforeAll(async () => {
    const env = {
      DATABASE_URL: shared.postgres.url,
      REDIS_URL: shared.redis.url,
      TURN7_BEHIND_PROXY: 'on',
      TURN7_BOT_PACE_MS: '0',
      TURN7_LOG_LEVEL: 'error',
    };
    const ports = [await freePort(), await freePort()];
    nodes = ports.map((port) => new NodeProcess({ port, env }));
    await Promise.all(nodes.map((node) => node.start()));
    nginx = await startNginx(ports);
  }, START_MS);

  afterAll(async () => {
    await nginx?.dispose();
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  });

  /** A table with a host who plays, and a bot. */
  async function openTable(): Promise<Place> {
    const response = await ask(`${nginx.url}/api/tables`, { body: { name: 'Ada', bots: ['Regular'] } });
    return Place.parse(await response.json());
  }

  test('nginx has nothing to say against its configuration', async () => {
    expect(await nginx.check()).toMatch(/test is successful\n$/);
  });

  test('a link begins with the address that the player used', async () => {
    const { link, code } = await openTable();
    expect(link).toBe(`${nginx.url}/t/${code}`);
  });

  test('a long poll waits, and answers as soon as something happens', async () => {
    const { code, token, table } = await openTable();
    const poll = ask(`${nginx.url}/api/tables/${code}/events?since=${table.seq}&wait=25`);
    const body = { id: 'seed', command: { kind: 'seed', seed: '7' } };
    await ask(`${nginx.url}/api/tables/${code}/commands`, { token, body });
    expect(await (await poll).json()).toMatchObject({ lines: [{ entry: { kind: 'seeded', seed: '7' } }] });
  });

  test('what is too long is refused', async () => {
    const body = { name: 'x'.repeat(10_000) };
    expect((await ask(`${nginx.url}/api/tables`, { body })).status).toBe(413);
  });

  test.each([
    ['/metrics', 'turn7_sockets'],
    ['/ready', '"ready":true'],
  ])('%s is not for everybody', async (path, words) => {
    expect((await ask(`${nginx.url}${path}`)).status).toBe(404);
    expect(await (await ask(`${nodes[0]?.url}${path}`)).text()).toContain(words);
  });

  test('requests that offer an upgrade cost nobody a node', async () => {
    const { hostname, port } = new URL(nginx.url);
    const offer = async (path: string): Promise<string> => {
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer);
    };
    for (let round = 0; round < 20; round++) {
      const offers = await Promise.all(['/health', '/socket', '/api/tables', '/nothing'].map(offer));
      expect(offers.map((answer) => answer.slice(0, 12))).toEqual([
        'HTTP/1.1 200',
        'HTTP/1.1 404',
        'HTTP/1.1 200',
        'HTTP/1.1 404',
      ]);
      expect((await ask(`${nginx.url}/health`)).status).toBe(200);
    }
  });

  test('a player whose node is killed goes on through the other one', async () => {
    const { code, token } = await openTable();
    const client = await Client.connect(nginx.url, { code, token }, { reconnects: true });
    await client.do({ kind: 'start' });

    const node = await nodeOf(nodes);
    await node.end('SIGKILL');
    await client.until(() => client.welcomes.length === 2);
    await client.until(() => isAsked(client.table));

    const { game } = client.table;
    if (!game) throw new Error('expected a game');
    const { number, question, top } = game;
    const { state } = top;
    const choice =
      state.kind === 'playing' && state.question.kind === 'target' ? (state.question.targets[0] ?? 0) : 'hit';
    const move = { kind: 'move', game: number, question, choice } as const;
    const seq = await client.do(move, 'move');
    expect(await client.command(move, 'move')).toEqual({ ok: true, seq });

    await node.start(); // and nginx takes it back by itself
  });
});

const isAsked = ({ game }: TableView): boolean => {
  const state = game?.top.state;
  return state?.kind === 'playing' && state.question.seat === 0;
};

interface Sent {
  readonly body?: object;
  readonly token?: string;
}

/** POST if there is a body, GET otherwise. */
function ask(url: string, { body, token }: Sent = {}): Promise<Response> {
  if (body === undefined) return fetch(url);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The node that has the one open socket. */
async function nodeOf(nodes: readonly NodeProcess[]): Promise<NodeProcess> {
  for (const node of nodes) {
    const metrics = await (await ask(`${node.url}/metrics`)).text();
    if (metrics.includes('\nturn7_sockets 1\n')) return node;
  }
  throw new Error('no node has a socket');
}
