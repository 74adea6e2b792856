/** A node of the server, put together from its configuration and taken apart again. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Config, isEverywhere } from './config.ts';
import { NO_HINTS, openRedisHints } from './hints.ts';
import { buildApp, type Patience } from './http/app.ts';
import { Readiness } from './http/readiness.ts';
import { Waiting } from './http/waiting.ts';
import { Bots } from './live/bots.ts';
import { Challenges } from './live/challenges.ts';
import { watchClock } from './live/clock-watch.ts';
import { Groups } from './live/groups.ts';
import { type Lookout, startLookout } from './live/lookout.ts';
import { Memberships } from './live/memberships.ts';
import { Replays } from './live/replays.ts';
import { type Retention, startRetention } from './live/retention.ts';
import { Scheduler } from './live/scheduler.ts';
import { Sheets } from './live/sheets.ts';
import { Tables } from './live/tables.ts';
import { openLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { useFonts } from './preview/fonts.ts';
import { Painter } from './preview/painter.ts';
import { Caller, type CallSettings } from './push/caller.ts';
import { Rates } from './rates.ts';
import type { Services } from './services.ts';
import type { SocketSettings } from './socket/settings.ts';
import { attachSockets, type Sockets } from './socket/sockets.ts';
import { type HeldFile, holdFile } from './store/database-file.ts';
import { openFileStore } from './store/file-store.ts';
import { HeadsFile } from './store/heads-file.ts';
import { openStore } from './store/open.ts';
import { type Store, StoreError } from './store/store.ts';
import { isDamage, Trouble } from './store/trouble.ts';

export interface RunningServer {
  /** As this machine reaches it, such as `http://127.0.0.1:7777`. */
  readonly url: string;
  readonly port: number;
  /** Takes nothing new, finishes what it has begun, closes everything. */
  stop(): Promise<void>;
}

export interface StartOptions extends Patience {
  /** The folder with the built files of the page; null puts a few words in its place. */
  readonly page?: string | null;
  /** What is not as usual. */
  readonly sockets?: Partial<SocketSettings>;
  readonly log?: Logger;
  /** How people are called back to tables, where it is not as usual. */
  readonly push?: Partial<CallSettings>;
  /** The time of day, that of the machine unless told. */
  readonly now?: () => number;
}

/** How long requests may take to end when the server stops. */
const PATIENCE_MS = 3000;

/** A node that listens on all addresses is on this one too. */
const THIS_MACHINE = '127.0.0.1';

/** Resolves when the node listens. Rejects with a StoreError if its database cannot be opened, a ConfigError if its fonts or reference cannot be read. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const log = options.log ?? openLog(config.logLevel);
  useFonts(config.fonts);
  const metrics = new Metrics();
  const trouble = new Trouble({ steady, log });
  const { store: opened, held } = await openDatabase(config, trouble).catch((error: unknown) => {
    throw advised(error, config);
  });
  const store = metrics.counting(opened, (...failure) => trouble.heed(...failure));
  const hints = config.redis === null ? NO_HINTS : await openRedisHints(config.redis, log);
  const node = new ServerNode(config, { log, metrics, store, trouble, hints }, held, options);
  try {
    await node.start(options);
    return node;
  } catch (error) {
    await node.stop();
    throw advised(error, config);
  }
}

/** What cannot be started for a damage says what to do about it. */
function advised(error: unknown, { database }: Config): unknown {
  if (database.kind !== 'sqlite' || !(error instanceof StoreError) || !isDamage(error)) return error;
  return new StoreError(`${error.message}; \`turn7 doctor ${database.file}\` says what is wrong with it`);
}

/** A file is held by one server at a time; PostgreSQL is there for several. */
async function openDatabase({ database }: Config, trouble: Trouble): Promise<{ store: Store; held: HeldFile | null }> {
  if (database.kind === 'postgres') return { store: await openStore(database), held: null };
  const held = holdFile(database.file);
  try {
    return { store: await openFileStore(database, (why) => trouble.heedEnd(why)), held };
  } catch (error) {
    held.release();
    throw error;
  }
}

const steady = (): number => performance.now();

class ServerNode implements RunningServer {
  readonly #services: Services;
  /** Its database, if that is a file. */
  readonly #held: HeldFile | null;
  #app: FastifyInstance | undefined;
  #sockets: Sockets | undefined;
  #retention: Retention | undefined;
  #lookout: Lookout | undefined;
  #unwatchClock: (() => void) | undefined;
  /** Beside a database that is a file. */
  readonly #headsFile: HeadsFile | null;
  #stopped: Promise<void> | undefined;

  constructor(
    config: Config,
    opened: Pick<Services, 'log' | 'metrics' | 'store' | 'trouble' | 'hints'>,
    held: HeldFile | null,
    { now = Date.now, push }: Pick<StartOptions, 'now' | 'push'>,
  ) {
    this.#held = held;
    this.#headsFile = held && new HeadsFile(held.file, opened);
    const node = randomBytes(9).toString('base64url');
    const rates = new Rates(config.rateLimits);
    const base = {
      ...opened,
      node,
      config,
      pace: config.pace,
      now,
      steady,
      bots: new Bots(),
      rates,
      painter: new Painter(opened.log),
      replays: new Replays(rates, steady),
    };
    const tables = new Tables(base);
    const sheets = new Sheets(base);
    const groups = new Groups(base);
    const waiting = new Waiting(rates);
    tables.follow(({ code, seq }) => waiting.wake(code, seq));
    for (const logs of [tables, sheets, groups]) logs.follow(({ name, seq }) => this.#headsFile?.note(name, seq));
    this.#services = {
      ...base,
      tables,
      memberships: new Memberships({ ...base, tables }),
      sheets,
      challenges: new Challenges({ ...base, tables }),
      groups,
      scheduler: new Scheduler({ ...base, tables, sheets, groups }),
      caller: config.pushContact === null ? null : new Caller({ ...base, tables }, config.pushContact, push),
      waiting,
      readiness: new Readiness(base.store),
      isDraining: () => this.#stopped !== undefined,
    };
  }

  async start({ page = null, sockets: settings = {}, ...patience }: StartOptions): Promise<void> {
    const { config, tables, scheduler, metrics } = this.#services;
    const app = await buildApp(this.#services, page, patience);
    const sockets = attachSockets(app.server, this.#services, settings);
    this.#app = app;
    this.#sockets = sockets;
    metrics.watch({ tables: () => tables.inMemory.length, sockets: () => sockets.count });
    await this.#headsFile?.start();
    await scheduler.start(); // before anybody comes: it learns which other nodes are alive
    await app.listen({ host: config.host, port: config.port });
    this.#retention = startRetention(config.retentionDays, {
      ...this.#services,
      evict: (logs) => this.#evict(logs),
    });
    this.#lookout = startLookout(this.#services);
    this.#unwatchClock = watchClock(this.#services);
  }

  get port(): number {
    const address = this.#app?.server.address();
    return typeof address === 'object' && address !== null ? address.port : this.#services.config.port;
  }

  get url(): string {
    const { host } = this.#services.config;
    const name = isEverywhere(host) ? THIS_MACHINE : host;
    return `http://${name.includes(':') ? `[${name}]` : name}:${this.port}`;
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#drain();
    return this.#stopped;
  }

  async #drain(): Promise<void> {
    const { tables, sheets, groups, scheduler, caller, bots, hints, store, log } = this.#services;
    log.info('stopping');
    caller?.stop();
    await this.#hangUp();
    this.#unwatchClock?.();
    await this.#lookout?.stop();
    await this.#retention?.stop();
    await scheduler.stop();
    // Whatever was begun.
    await Promise.all(
      [...tables.inMemory, ...sheets.inMemory, ...groups.inMemory].map((live) => live.inTurn(async () => {})),
    );
    await bots.close();
    await hints.close();
    await this.#headsFile?.stop();
    await store.close();
    this.#held?.release();
    log.info('stopped');
  }

  async #evict(logs: readonly string[]): Promise<void> {
    const { tables, sheets, groups } = this.#services;
    for (const kind of [tables, sheets, groups]) await kind.evict(logs);
    this.#headsFile?.forget(logs);
  }

  /** Stops listening, tells those who wait, and lets what was asked be answered. */
  async #hangUp(): Promise<void> {
    const impatience = setTimeout(() => this.#app?.server.closeAllConnections(), PATIENCE_MS);
    const closed = this.#app?.close();
    this.#services.waiting.stop();
    await this.#sockets?.close();
    await closed;
    clearTimeout(impatience);
  }
}
