/** Several nodes share one log, and bad days come: a node dies, the database goes away, the hints go away. */
import { randomUUID } from 'node:crypto';
import { type CreateTable, Failure, type LogLine, Place, type Refused } from '@turn7/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DrivenTable } from '../../load/driven-table.ts';
import type { NodeProcess } from '../../load/node-process.ts';
import { RawSocket } from '../../load/raw-socket.ts';
import { openStore } from '../../src/store/open.ts';
import { USUAL_PACE } from '../../src/table/due.ts';
import { Ledger } from '../support/ledger.ts';
import { hasSharedServers, sharedServers } from '../support/shared-servers.ts';
import { type Cluster, startCluster } from './cluster.ts';

const TABLES = 12;
const SOME_MOVES = 300;
const BOT_PACE_MS = 20;

describe.skipIf(!hasSharedServers)('three nodes', () => {
  const shared = sharedServers();

  interface Day {
    readonly cluster: Cluster;
    readonly tables: readonly DrivenTable[];
    readonly ledger: Ledger;
    /** Resolves when every table has had another move; with the milliseconds that took. */
    playOn(): Promise<number>;
    /** What that may take: so many milliseconds, or where the machine is slow twenty times what it takes on a good day. */
    within(milliseconds: number): number;
    /** Ends play, and compares what was acknowledged with the log. */
    end(): Promise<void>;
  }

  /** Tables that are being played. */
  async function begin(env: Record<string, string> = {}): Promise<Day> {
    const url = await shared.postgres.createDatabase(`day-${randomUUID()}`);
    const cluster = await startCluster(url, shared.redis.url, env);
    onTestFinished(() => cluster.dispose());
    const tables = await cluster.openTables(TABLES);
    closeAtTheEnd(tables);
    const ledger = new Ledger();
    const playing = tables.map((table) => table.play(ledger));
    await ledger.more(SOME_MOVES);
    const playOn = async (): Promise<number> => {
      const since = performance.now();
      await ledger.everyTable(TABLES);
      return performance.now() - since;
    };
    const usual = await playOn();
    return {
      cluster,
      tables,
      ledger,
      playOn,
      within: (milliseconds) => Math.max(milliseconds, 20 * usual),
      async end() {
        await ledger.more(SOME_MOVES);
        ledger.isOver = true;
        await Promise.all(playing);
        const store = await openStore({ kind: 'postgres', url });
        await ledger.expectAllIn(store).finally(() => store.close());
      },
    };
  }

  test('one is killed: nothing is lost, and every table is played on within 3 s', async () => {
    const { cluster, playOn, within, end } = await begin();
    await cluster.nodes[1]?.end('SIGKILL');
    expect(await playOn()).toBeLessThan(within(3000));
    await end();
  });

  test('one is drained: it ends by itself, and nothing is lost', { tags: 'long' }, async () => {
    const { cluster, playOn, end } = await begin();
    expect(await cluster.nodes[2]?.end('SIGTERM')).toBe(0);
    await playOn();
    await end();
  });

  test('the database goes away: no false acknowledgement, a clear message, and play goes on when it is back', async () => {
    const { cluster, tables, ledger, playOn, end } = await begin();
    await shared.postgres.stop();
    const refused = { code: 'unavailable', message: expect.stringMatching(/cannot save right now/) };
    for (const node of cluster.nodes) expect(await refusalOf(node, tables[0])).toEqual(refused);
    const acknowledged = ledger.moves.length; // by now with those that were written just before
    for (const { url } of cluster.nodes) expect((await fetch(`${url}/ready`)).status).toBe(503);
    for (const { url } of cluster.nodes) expect((await fetch(`${url}/health`)).status).toBe(200);
    for (const node of cluster.nodes) expect(await refusalOf(node, tables[0])).toEqual(refused);
    expect(ledger.moves.length).toBe(acknowledged);
    await shared.postgres.start();
    await playOn();
    await end();
  });

  test('the hints go away: play goes on, and all see it within 2 s of the next beat', { tags: 'long' }, async () => {
    const { tables, playOn, within, end } = await begin();
    await shared.redis.stop();
    onTestFinished(() => shared.redis.start());
    // The host follows the table on one node, the others move on two others: each of their moves must become known.
    expect(await playOn()).toBeLessThan(within(USUAL_PACE.beat + 2000));
    expect(tables.every(({ players }) => players.every(({ losses }) => losses === 0))).toBe(true);
    await shared.redis.start();
    await end();
  });

  test('two of them race for one table: one winner for each question', { tags: 'long' }, async () => {
    const { cluster, ledger, end } = await begin();
    const [a, b] = cluster.nodes;
    const host = await openTable(a, { name: 'Ann', bots: [] });
    const sockets = [a, b].map((node) => new RawSocket(node?.url ?? '', { code: host.code, token: host.token }));
    closeAtTheEnd(sockets);
    await Promise.all(sockets.map(({ welcome }) => welcome));
    // Each says something else, at once; only one can be the next line.
    for (let i = 0; i < 50; i++) {
      const kind = i % 2 === 0 ? 'stand' : 'sit';
      const acks = await Promise.all(
        sockets.map((socket, n) => socket.command({ id: `${i}-${n}`, command: { kind } })),
      );
      expect(acks.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    }
    expect(ledger.moves.length).toBeGreaterThan(0);
    await end();
  });

  test('bots act once for each question, and go on when the node that had them dies', { tags: 'long' }, async () => {
    const { cluster, end } = await begin({ TURN7_BOT_PACE_MS: String(BOT_PACE_MS) });
    const [first, ...others] = cluster.nodes;
    const host = await openTable(first, { name: 'Ann', sit: false, bots: ['rookie', 'sharp', 'counter'] });
    const watchers = others.map(({ url }) => new Watcher(url, host.code));
    closeAtTheEnd(watchers);
    await Promise.all(watchers.map((watcher) => watcher.isThere));
    const player = new RawSocket(first?.url ?? '', { code: host.code, token: host.token });
    await player.welcome;
    expect(await player.command({ id: 'start', command: { kind: 'start' } })).toMatchObject({ ok: true });
    await Promise.all(watchers.map((watcher) => watcher.hasSeen(5)));
    await first?.end('SIGKILL');
    await Promise.all(watchers.map((watcher) => watcher.hasSeen(25)));
    for (const { lines } of watchers) {
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => (lines[0]?.seq ?? 0) + i));
      const choices = lines.filter(({ entry }) => entry.kind === 'chose');
      expect(choices.every(({ entry }) => entry.kind === 'chose' && entry.by === 'bot')).toBe(true);
      // Had two nodes acted for one question, the second would have answered the next one before its time.
      const pauses = choices.slice(1).map(({ at }, i) => at - (choices[i]?.at ?? 0));
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(BOT_PACE_MS);
    }
    await end();
  });

  test('a clock runs out once, on whichever node', { tags: 'long' }, async () => {
    const { cluster, end } = await begin();
    const [first, second] = cluster.nodes;
    const host = await openTable(first, { name: 'Ann', options: { clock: 5 } });
    const guest = await place(second, `/api/tables/${host.code}/members`, { name: 'Bob' });
    const watchers = cluster.nodes.map(({ url }) => new Watcher(url, host.code));
    closeAtTheEnd(watchers);
    await Promise.all(watchers.map((watcher) => watcher.isThere));
    const players = [
      new RawSocket(first?.url ?? '', { code: host.code, token: host.token }),
      new RawSocket(second?.url ?? '', { code: host.code, token: guest.token }),
    ];
    closeAtTheEnd(players);
    const [player] = players;
    await Promise.all(players.map(({ welcome }) => welcome));
    const startedAt = Date.now();
    expect(await player?.command({ id: 'start', command: { kind: 'start' } })).toMatchObject({ ok: true });
    await Promise.all(watchers.map((watcher) => watcher.hasSeen(1)));
    for (const { lines } of watchers) {
      const choices = lines.filter(({ entry }) => entry.kind === 'chose');
      expect(choices).toHaveLength(1);
      expect(choices[0]?.entry).toMatchObject({ by: 'clock' });
      expect((choices[0]?.at ?? 0) - startedAt).toBeGreaterThanOrEqual(5000);
    }
    await end();
  });
});

function closeAtTheEnd(things: readonly { close(): void }[]): void {
  onTestFinished(() => {
    for (const thing of things) thing.close();
  });
}

/** Somebody who only watches, and remembers the lines. */
class Watcher {
  readonly lines: LogLine[] = [];
  readonly isThere: Promise<unknown>;
  readonly #socket: RawSocket;
  #wake: () => void = () => {};

  constructor(url: string, code: string) {
    this.#socket = new RawSocket(url, { code }, ({ line }) => {
      this.lines.push(line);
      this.#wake();
    });
    this.isThere = this.#socket.welcome;
  }

  /** Until so many choices were seen. */
  async hasSeen(choices: number): Promise<void> {
    while (this.lines.filter(({ entry }) => entry.kind === 'chose').length < choices)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }

  close(): void {
    this.#socket.close();
  }
}

const openTable = (node: NodeProcess | undefined, wish: CreateTable): Promise<Place> =>
  place(node, '/api/tables', wish);

async function place(node: NodeProcess | undefined, path: string, wish: unknown): Promise<Place> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${node?.url}${path}`, { method: 'POST', headers, body: JSON.stringify(wish) });
  return Place.parse(await response.json());
}

async function refusalOf(node: NodeProcess, table: DrivenTable | undefined): Promise<Refused> {
  const player = table?.players[0];
  if (player === undefined) throw new Error('nobody to ask');
  const { code, token } = player.place;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ id: 'away', command: { kind: 'seed', seed: 'ab' } });
  const response = await fetch(`${node.url}/api/tables/${code}/commands`, { method: 'POST', headers, body });
  return Failure.parse(await response.json()).refused;
}
