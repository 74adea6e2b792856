/** The server as people start it, in as many processes as it has nodes, and tables of four at it. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { DrivenTable } from '../../packages/server/load/driven-table.ts';
import { NodeProcess } from '../../packages/server/load/node-process.ts';
import { freePort } from '../../packages/server/test/support/free-port.ts';
import { startPostgres } from '../../packages/server/test/support/postgres.ts';
import { startRedis } from '../../packages/server/test/support/redis.ts';
import type { Contender } from './contender.ts';
import type { Stopwatch } from './drives.ts';

/** Tables are opened so many at a time. */
const OPENING = 25;

/** Starts nodes; several share a PostgreSQL and a Redis. */
export async function openCluster(folder: string, count: number) {
  const shared = count === 1 ? null : await Promise.all([startPostgres(), startRedis()]);
  let started = 0;
  return {
    async start(): Promise<Nodes> {
      const [postgres, redis] = shared ?? [];
      const place = shared ? {} : { data: mkdtempSync(join(folder, 'data-')) };
      const env: Record<string, string> = { TURN7_RATE_LIMITS: 'off', TURN7_LOG_LEVEL: 'warn' };
      if (postgres) env['DATABASE_URL'] = await postgres.createDatabase(`bench${started++}`);
      if (redis) env['REDIS_URL'] = redis.url;
      const nodes: NodeProcess[] = [];
      for (let i = 0; i < count; i++) nodes.push(new NodeProcess({ port: await freePort(), env, ...place }));
      await Promise.all(nodes.map((node) => node.start()));
      return new Nodes(nodes);
    },
    async dispose() {
      await Promise.all((shared ?? []).map((service) => service.dispose()));
    },
  };
}

class Nodes implements Contender {
  readonly name: string;
  readonly #nodes: readonly NodeProcess[];
  readonly #tables: DrivenTable[] = [];

  constructor(nodes: readonly NodeProcess[]) {
    this.#nodes = nodes;
    this.name = nodes.length === 1 ? 'Turn 7' : `${nodes.length} nodes`;
  }

  get pids(): readonly number[] {
    return this.#nodes.map(({ pid }) => pid);
  }

  /** Each table's players are spread over the nodes. */
  async openTables(count: number, seats: number): Promise<void> {
    const urls = this.#nodes.map(({ url }) => url);
    for (let opened = 0; opened < count; opened += OPENING) {
      const some = Array.from({ length: Math.min(OPENING, count - opened) }, () => DrivenTable.open(urls, seats));
      this.#tables.push(...(await Promise.all(some)));
    }
  }

  async play(stopwatch: Stopwatch): Promise<void> {
    await Promise.all(this.#tables.map((table) => table.play(stopwatch)));
  }

  /** The memory of all nodes, in bytes. */
  async memory(): Promise<number> {
    return (await this.#metrics('process_resident_memory_bytes')).reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Those who are connected. */
  async sockets(): Promise<number> {
    return (await this.#metrics('turn7_sockets')).reduce((sum, sockets) => sum + sockets, 0);
  }

  async close(): Promise<void> {
    for (const table of this.#tables) table.close();
    await Promise.all(this.#nodes.map((node) => node.end('SIGTERM')));
  }

  #metrics(name: string): Promise<readonly number[]> {
    const value = new RegExp(`^${name} (\\S+)`, 'm');
    return Promise.all(
      this.#nodes.map(async ({ url }) => Number(value.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0)),
    );
  }
}
