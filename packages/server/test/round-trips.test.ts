/** What a move costs several nodes: one way to the database and back for the node that makes it, none for the others. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Place } from '@turn7/protocol';
import { createClient } from 'redis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { USUAL_PACE } from '../src/table/due.ts';
import { Client, joinTable, openTable } from './support/client.ts';
import { answer, asked, gameOf } from './support/party.ts';
import { startTestServer } from './support/server.ts';
import { hasSharedServers, sharedServers } from './support/shared-servers.ts';

/** Those that PostgreSQL answers with all that came before: a query in words, and the end of what was prepared. */
const ENDS_OF_TRIPS: readonly string[] = ['Q', 'S'];
const LENGTH_BYTES = 4;

const NAMES = ['Ann', 'Ben', 'Cy'];

/** Stands between a node and PostgreSQL, and counts how often the node waits for an answer. */
async function relayTo(url: string): Promise<{ readonly url: string; readonly trips: () => number }> {
  const { port: far } = new URL(url);
  const sockets: Socket[] = [];
  let trips = 0;
  const server = createServer((near) => {
    const database = connect(Number(far), '127.0.0.1');
    for (const socket of [near, database]) sockets.push(socket.on('error', () => {}));
    const count = messagesOf((type) => {
      if (ENDS_OF_TRIPS.includes(type)) trips++;
    });
    near.on('data', count).pipe(database);
    database.pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  return { url: url.replace(`:${far}`, `:${address.port}`), trips: () => trips };
}

/** Tells the types of messages as PostgreSQL's protocol has them: a letter, the length of the rest, the rest. */
function messagesOf(hear: (type: string) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true; // which has no letter
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const letter = isFirst ? 0 : 1;
      if (rest.length < letter + LENGTH_BYTES) return;
      const end = letter + rest.readInt32BE(letter);
      if (rest.length < end) return;
      if (!isFirst) hear(String.fromCharCode(rest.readUInt8(0)));
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}

describe.skipIf(!hasSharedServers)('three nodes', () => {
  const shared = sharedServers();

  /** Nodes that look at the database only when they have to, and somebody at a table through each. */
  async function startNodes() {
    const relays = await Promise.all(NAMES.map(() => relayTo(shared.postgres.url)));
    const clients: Client[] = [];
    let code: string | null = null;
    for (const [i, { url: database }] of relays.entries()) {
      const pace = { ...USUAL_PACE, beat: 3_600_000 };
      const { url } = await startTestServer({
        database: { kind: 'postgres', url: database },
        redis: shared.redis.url,
        pace,
      });
      const person = { name: NAMES[i] ?? '' };
      const place: Place = code === null ? await openTable(url, person) : await joinTable(url, code, person);
      code = place.code;
      clients.push(await Client.connect(url, { code, token: place.token }));
    }
    for (const client of clients)
      await client.until(() => client.table.lobby.members.every(({ present }) => present), 'all are there');
    const [ann] = clients;
    if (ann === undefined) throw new Error('expected somebody');
    return { relays, clients, ann, code };
  }

  const follow = (clients: readonly Client[], seq: number): Promise<unknown> =>
    Promise.all(clients.map((client) => client.until(() => client.table.seq >= seq, `line ${seq} is told`)));

  test('go to the database once for a move, and the others not at all', async () => {
    const { relays, clients, ann } = await startNodes();
    await follow(clients, await ann.do({ kind: 'start' }));
    const before = relays.map(({ trips }) => trips());
    const moves = relays.map(() => 0);
    for (let i = 0; i < 30; i++) {
      const seat = asked(ann);
      const player = clients[seat];
      if (player === undefined) throw new Error('expected somebody');
      await follow(clients, await player.do(answer(player)));
      moves[seat] = (moves[seat] ?? 0) + 1;
    }

    expect(gameOf(ann).question).toBe(30);
    expect(relays.map(({ trips }, i) => trips() - (before[i] ?? 0))).toEqual(moves);
    expect(Math.min(...moves)).toBeGreaterThan(0);
  });

  test('believe no line that a stranger tells them: they look for it in the log', async () => {
    const { relays, clients, ann, code } = await startNodes();
    const started = await ann.do({ kind: 'start' });
    await follow(clients, started);
    const before = relays.map(({ trips }) => trips());
    const stranger = await createClient({ url: shared.redis.url }).connect();
    onTestFinished(async () => stranger.destroy());
    const body = JSON.stringify({ kind: 'chose', seat: asked(ann), choice: 'stay', by: 'person' });
    const line = { at: Date.now(), command: null, body, seal: 'x' };
    await stranger.publish('turn7:advanced', JSON.stringify({ from: 'x', code, seq: started + 1, line }));

    await expect.poll(() => relays.every(({ trips }, i) => trips() === (before[i] ?? 0) + 1)).toBe(true);
    expect(clients.map(({ table }) => table.seq)).toEqual([started, started, started]);
  });
});
