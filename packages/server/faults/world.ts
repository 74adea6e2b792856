/** The nodes of one schedule with all that is between them and others, so that it can be broken. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../test/support/free-port.ts';
import type { Postgres } from '../test/support/postgres.ts';
import type { Redis } from '../test/support/redis.ts';
import { FaultyNode } from './node.ts';
import { Way } from './way.ts';
import { type Row, readPostgres, readSqlite } from './witness/log.ts';

/** What the nodes of all schedules share. */
export interface Shared {
  readonly postgres: Postgres;
  readonly redis: Redis;
}

const PATIENCE_MS = 30_000;

const SETTINGS = {
  TURN7_RATE_LIMITS: 'off',
  TURN7_LOG_LEVEL: 'error',
  TURN7_GRACE_SECONDS: '2',
  TURN7_BOT_PACE_MS: '40',
};

export class World {
  readonly folder = mkdtempSync(join(tmpdir(), 'turn7-faults-'));
  readonly nodes: FaultyNode[] = [];
  readonly #shared: Shared | null;
  readonly #doors: Way[] = [];
  readonly #databaseWays: Way[] = [];
  readonly #hintsWays: Way[] = [];
  #database = '';

  /** `shared`: null for one node with a file. */
  private constructor(shared: Shared | null) {
    this.#shared = shared;
  }

  static async open(shared: Shared | null): Promise<World> {
    const world = new World(shared);
    await (shared === null ? world.#addLoneNode() : world.#addThreeNodes(shared));
    await Promise.all(world.nodes.map((node) => node.start()));
    return world;
  }

  /** Where clients find the nodes. */
  get urls(): string[] {
    return this.#doors.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  get shared(): Shared {
    return there(this.#shared);
  }

  node(i: number): FaultyNode {
    return there(this.nodes[i]);
  }

  /** Between the clients and a node. */
  door(i: number): Way {
    return there(this.#doors[i]);
  }

  databaseWay(i: number): Way {
    return there(this.#databaseWays[i]);
  }

  hintsWay(i: number): Way {
    return there(this.#hintsWays[i]);
  }

  /** The log, by a way that no fault is in. */
  readLog(): Promise<Row[]> {
    return this.#shared === null
      ? Promise.resolve(readSqlite(join(this.folder, 'turn7.db')))
      : readPostgres(this.#database);
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end()));
    for (const way of [...this.#doors, ...this.#databaseWays, ...this.#hintsWays]) way.close();
    rmSync(this.folder, { recursive: true, force: true });
    await this.#shared?.postgres.dropDatabase(this.#database).catch(() => {}); // goes with the server at the latest
  }

  async #addLoneNode(): Promise<void> {
    await this.#add({}, this.folder);
  }

  async #addThreeNodes({ postgres, redis }: Shared): Promise<void> {
    this.#database = await newDatabase(postgres);
    for (let i = 0; i < 3; i++) {
      const [database, hints] = await Promise.all([wayTo(this.#database), wayTo(redis.url)]);
      this.#databaseWays.push(database.way);
      this.#hintsWays.push(hints.way);
      await this.#add({ DATABASE_URL: database.url, REDIS_URL: hints.url });
    }
  }

  async #add(env: Readonly<Record<string, string>>, data?: string): Promise<void> {
    const port = await freePort();
    const control = join(this.folder, `node-${this.nodes.length}.json`);
    this.nodes.push(
      new FaultyNode({ port, env: { ...SETTINGS, ...env }, control, ...(data === undefined ? {} : { data }) }),
    );
    this.#doors.push(await Way.open(port));
  }
}

/** Asks again where a busy machine, or one that recovers from the last schedule, does not answer in time. */
async function newDatabase(postgres: Postgres): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await postgres.createDatabase(`faults-${randomUUID()}`);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

/** The same address by a way that can be cut. */
async function wayTo(url: string): Promise<{ way: Way; url: string }> {
  const address = new URL(url);
  const way = await Way.open(Number(address.port));
  address.port = String(way.port);
  return { way, url: address.href };
}

function there<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the plan has a fault for what is not there');
  return value;
}
