/**
 * Thousands of messages that nobody should send: malformed, foreign, out of turn, stale, replayed. Each gets a
 * typed refusal (or, if it cannot be read at all, a hang-up); nothing changes, nothing crashes, nothing grows.
 */
import { LogPage, Place, TableView } from '@turn7/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { NodeProcess } from '../../load/node-process.ts';
import { RawSocket } from '../../load/raw-socket.ts';
import { startLoneNode } from './lone-node.ts';

/** `MESSAGES=100000 npm test -- bad-days/abuse` for a longer run by hand. */
const MANY = Number(process.env['MESSAGES'] ?? 20_000);
const SOCKETS = 8;
/** Fewer than make the server hang up: after each batch comes something useful. */
const BATCH = 60;
/** What V8 may leave lying about. */
const MOST_GROWTH = 48 * 1024 * 1024;

/** Whatever may stand in a message where something else should. */
const JUNK: readonly unknown[] = [
  ...[null, 0, -1, 1e308, true, '', 'x'.repeat(500), '\u0000', '\ud800', '__proto__', "'; drop table event; --"],
  ...[[], [[]], {}, { constructor: {} }, { kind: 'move' }, { kind: 'toString' }, Array(50).fill(0)],
];
const junk = (i: number): unknown => JUNK[i % JUNK.length];
const move = (question: number, choice: unknown) => ({ kind: 'move', game: 1, question, choice });

/** By somebody at the table without a seat. */
const MESSAGES_OF: Readonly<Record<string, (i: number) => unknown>> = {
  'no envelope': junk,
  'no command': (i) => ({ id: `a${i}`, command: junk(i) }),
  'a bad id': (i) => ({ id: [junk(i)], command: { kind: 'sit' } }),
  'a key too many': (i) => ({ id: `b${i}`, command: { kind: 'sit', more: junk(i) } }),
  'out of turn': (i) => ({ id: `c${i}`, command: move(0, 'hit') }),
  stale: (i) => ({ id: `d${i}`, command: move(1 + (i % 900), 'hit') }),
  'no choice': (i) => ({ id: `e${i}`, command: move(0, [junk(i)]) }),
  'for the host alone': (i) => ({ id: `f${i}`, command: { kind: 'start' } }),
  'without a seat': (i) => ({ id: `g${i}`, command: { kind: 'stand' } }),
};

interface Scene {
  readonly server: NodeProcess;
  readonly host: Place;
  /** Has a place, and no seat. */
  readonly stranger: Place;
}

/** A game that is being played. */
async function begin(): Promise<Scene> {
  const { node: server } = await startLoneNode();
  const host = await place(server, '/api/tables', { name: 'Ann' });
  const stranger = await place(server, `/api/tables/${host.code}/members`, { name: 'Cy', sit: false });
  const socket = await connect(server, host);
  expect(await socket.command({ id: 'go', command: { kind: 'start' } })).toMatchObject({ ok: true });
  return { server, host, stranger };
}

async function connect(server: NodeProcess, { code, token }: Place): Promise<RawSocket> {
  const socket = new RawSocket(server.url, { code, token });
  onTestFinished(() => socket.close());
  await socket.welcome;
  return socket;
}

/** Sends so many messages of all kinds, and counts the answers by their code. */
async function abuse(socket: RawSocket, messages: number, from: number): Promise<Map<string, number>> {
  const makers = Object.values(MESSAGES_OF);
  const answers = new Map<string, number>();
  for (let sent = 0; sent < messages; sent += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, messages - sent) }, (_, i) => from + sent + i);
    const acks = await Promise.all(batch.map((i) => socket.ask('command', makers[i % makers.length]?.(i))));
    for (const ack of acks) {
      const code = ack.ok ? 'accepted' : ack.refused.code;
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
    await socket.ask('catch up', 0);
  }
  return answers;
}

describe('messages that nobody should send', () => {
  for (const { messages, tags } of [
    { messages: 2000, tags: [] },
    { messages: MANY, tags: ['long'] },
  ])
    test(`${messages.toLocaleString('en')} of them are refused one by one, and change nothing`, { tags }, async () => {
      const { server, host, stranger } = await begin();
      const before = await stateOf(server, host);
      const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => connect(server, stranger)));
      const round = async (share: number): Promise<Map<string, number>[]> =>
        Promise.all(sockets.map((socket, i) => abuse(socket, (messages * share) / SOCKETS, i * messages)));
      await round(1 / 5);
      const warm = await memoryOf(server);
      const answers = (await round(4 / 5)).flatMap((counts) => [...counts]);
      expect(new Set(answers.map(([code]) => code))).toEqual(
        new Set(['bad request', 'forbidden', 'not your turn', 'stale', 'wrong stage']),
      );
      expect(answers.reduce((sum, [, count]) => sum + count, 0)).toBe((messages * 4) / 5);
      expect(await stateOf(server, host)).toEqual(before);
      expect((await memoryOf(server)) - warm).toBeLessThan(MOST_GROWTH);
    });

  test('what cannot be read at all ends the connection and nothing else', async () => {
    const { server, host } = await begin();
    const before = await stateOf(server, host);
    const texts = ['["command"', '{', '[]', '[[]]', '["command"]', '["command",{},"7"]', '42', '', '42["catch up",0]'];
    for (const text of [...texts, `["command","${'x'.repeat(5000)}"]`]) {
      const socket = await connect(server, host);
      socket.send(text);
      await socket.closed;
    }
    expect(await stateOf(server, host)).toEqual(before);
  });

  test('a command that is replayed ten thousand times has one line', async () => {
    const { server, host } = await begin();
    const socket = await connect(server, host);
    const seed = { id: 'seed', command: { kind: 'seed', seed: 'abc' } } as const;
    const first = await socket.command(seed);
    for (let i = 0; i < 100; i++) {
      const acks = await Promise.all(Array.from({ length: 100 }, () => socket.command(seed)));
      for (const ack of acks) expect(ack).toEqual(first);
    }
    const lines = await fetch(`${server.url}/api/tables/${host.code}/events?since=0`);
    const { lines: all } = LogPage.parse(await lines.json());
    expect(all.filter(({ entry }) => entry.kind === 'seeded')).toHaveLength(1);
  });

  test('a token of another table opens nothing here', async () => {
    const { server, host } = await begin();
    const other = await place(server, '/api/tables', { name: 'Eve' });
    const socket = new RawSocket(server.url, { code: host.code, token: other.token });
    await expect(socket.welcome).rejects.toThrow(/unauthorised/);
    socket.close();
  });
});

/** Where the table stands. Those who send nonsense have no seat, so that not even their coming is a line. */
async function stateOf(server: NodeProcess, { code }: Place): Promise<unknown> {
  const response = await fetch(`${server.url}/api/tables/${code}`);
  const { seq, game, rounds, lobby } = TableView.parse(await response.json());
  return { seq, game, rounds, lobby };
}

async function memoryOf({ url }: NodeProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

async function place({ url }: NodeProcess, path: string, body: unknown): Promise<Place> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return Place.parse(await response.json());
}
