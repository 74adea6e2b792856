/**
 * What nodes tell each other: that a log has grown, and by which line; and what passes:
 * reactions, and how many watch. A hint may be lost or come twice; the log alone is the truth, and every node looks there
 * now and then anyway.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Code, Reacted, Seq } from '@turn7/protocol';
import type { Logger } from 'pino';
import type { createClient } from 'redis';
import * as z from 'zod/mini';
import { LogName, SheetLogName } from './live/log-name.ts';

/** A line of the log, so that nobody need look there for it; `seal` shows that it comes from a node. */
export interface SealedLine {
  readonly at: number;
  readonly command: string | null;
  readonly body: string;
  readonly seal: string;
}

type HearAdvanced = (log: string, seq: number, line?: SealedLine) => void;

export interface Hints {
  /** Tells the other nodes that this one has added to a log, and what if that may be told. Never throws. */
  advanced(log: string, seq: number, line?: () => SealedLine | undefined): void;
  reacted(code: string, reacted: Reacted): void;
  /** How many watch through this node. */
  watching(log: string, count: number): void;
  /** What other nodes tell, never what this one told. */
  onAdvanced(hear: HearAdvanced): void;
  onReacted(hear: (code: string, reacted: Reacted) => void): void;
  onWatching(hear: (log: string, count: number, node: string) => void): void;
  /** Whether hints get through. */
  readonly isUp: boolean;
  close(): Promise<void>;
}

/** A node without others has nobody to tell. */
export const NO_HINTS: Hints = {
  advanced() {},
  reacted() {},
  watching() {},
  onAdvanced() {},
  onReacted() {},
  onWatching() {},
  isUp: true,
  async close() {},
};

const ADVANCED = 'turn7:advanced';
const REACTED = 'turn7:reacted';
const WATCHING = 'turn7:watching';

/** A log is called a code, as in the versions before: their nodes listen, too, while a cluster is updated. */
const Advance = z.strictObject({
  from: z.string(),
  code: LogName,
  seq: Seq,
  line: z.optional(
    z.strictObject({ at: z.number(), command: z.nullable(z.string()), body: z.string(), seal: z.string() }),
  ),
});
const Reaction = z.strictObject({ from: z.string(), code: Code, reacted: Reacted });
const Watched = z.strictObject({ from: z.string(), log: SheetLogName, count: Seq });

/** How long a start waits for Redis; afterwards it goes on without. */
const START_MS = 2000;
const RETRY_MS = 500;
/** A Redis that does not answer for so long is away, even if the connection stands. */
const PING_MS = 2000;
const SILENCE_MS = 6000;
/** Hints on their way to a Redis that does not answer; more are dropped. */
const MOST_QUEUED = 10_000;

/** Resolves whether Redis is there or not: hints get through as soon and as long as it is. */
export async function openRedisHints(url: string, log: Logger): Promise<Hints> {
  // Only now: most servers are by themselves, and need not wait until it is loaded.
  const redis = await import('redis');
  const hints = new RedisHints((isOfTheMoment) => redis.createClient(optionsFor(url, isOfTheMoment)), log);
  await hints.start();
  return hints;
}

/**
 * Hints over Redis, and not the messages themselves: those of two nodes would come in any order, and leave the tables
 * in the other nodes' memory as they were. With hints every node reads the log itself and tells its own sockets, in the
 * order of the log.
 */
class RedisHints implements Hints {
  readonly #me = randomUUID();
  readonly #log: Logger;
  readonly #publisher: RedisClient;
  readonly #subscriber: RedisClient;
  readonly #hearAdvanced: HearAdvanced[] = [];
  readonly #hearReacted: ((code: string, reacted: Reacted) => void)[] = [];
  readonly #hearWatching: ((log: string, count: number, node: string) => void)[] = [];
  /** Once and for all: a client that connects again subscribes again by itself before it is ready. */
  #isSubscribed = false;
  /** What the log says of Redis; null as long as it says nothing. */
  #told: 'up' | 'away' | null = null;

  /** `isOfTheMoment`: what such a client cannot send now it never sends. */
  constructor(newClient: (isOfTheMoment: boolean) => RedisClient, log: Logger) {
    this.#log = log;
    this.#publisher = newClient(true);
    this.#subscriber = newClient(false);
  }

  get isUp(): boolean {
    return this.#publisher.isReady && this.#subscriber.isReady && this.#isSubscribed;
  }

  async start(): Promise<void> {
    const clients = [this.#publisher, this.#subscriber];
    const failed = clients.map((client) => new Promise((resolve) => client.once('error', resolve)));
    const subscribed = new Promise((resolve) => this.#subscriber.on('ready', () => this.#subscribe().then(resolve)));
    for (const client of clients) client.on('error', () => this.#tell());
    const connected = clients.map((client) => client.connect().catch(() => {})); // closed before there was a Redis
    await Promise.race([Promise.all([...connected, subscribed]), ...failed, wait(START_MS, undefined, { ref: false })]);
    this.#publisher.on('ready', () => this.#tell());
    this.#tell();
  }

  /** Only once connected: a client that was told to subscribe before may never hear anything. */
  async #subscribe(): Promise<void> {
    if (!this.#isSubscribed)
      try {
        await this.#subscriber.subscribe(ADVANCED, (message) => this.#onAdvanced(message));
        await this.#subscriber.subscribe(REACTED, (message) => this.#onReacted(message));
        await this.#subscriber.subscribe(WATCHING, (message) => this.#onWatching(message));
        this.#isSubscribed = true;
      } catch {
        return; // the connection broke; the next one will do
      }
    if (this.#told !== null) this.#tell();
  }

  advanced(log: string, seq: number, line?: () => SealedLine | undefined): void {
    this.#publish(ADVANCED, { from: this.#me, code: log, seq, line: line?.() } satisfies z.infer<typeof Advance>);
  }

  reacted(code: string, reacted: Reacted): void {
    this.#publish(REACTED, { from: this.#me, code, reacted } satisfies z.infer<typeof Reaction>);
  }

  watching(log: string, count: number): void {
    this.#publish(WATCHING, { from: this.#me, log, count } satisfies z.infer<typeof Watched>);
  }

  onAdvanced(hear: HearAdvanced): void {
    this.#hearAdvanced.push(hear);
  }

  onReacted(hear: (code: string, reacted: Reacted) => void): void {
    this.#hearReacted.push(hear);
  }

  onWatching(hear: (log: string, count: number, node: string) => void): void {
    this.#hearWatching.push(hear);
  }

  async close(): Promise<void> {
    for (const client of [this.#publisher, this.#subscriber]) if (client.isOpen) client.destroy();
  }

  #publish(channel: string, message: object): void {
    this.#publisher.publish(channel, JSON.stringify(message)).catch(() => {}); // a hint may be lost
  }

  #onAdvanced(message: string): void {
    const hint = this.#read(Advance, message);
    if (hint) for (const hear of this.#hearAdvanced) hear(hint.code, hint.seq, hint.line);
  }

  #onReacted(message: string): void {
    const hint = this.#read(Reaction, message);
    if (hint) for (const hear of this.#hearReacted) hear(hint.code, hint.reacted);
  }

  #onWatching(message: string): void {
    const hint = this.#read(Watched, message);
    if (hint) for (const hear of this.#hearWatching) hear(hint.log, hint.count, hint.from);
  }

  /** What another node said; null for an echo of this one's words, and for what no node would say. */
  #read<T extends { readonly from: string }>(schema: z.ZodMiniType<T>, message: string): T | null {
    const { data } = schema.safeParse(jsonOf(message));
    return data === undefined || data.from === this.#me ? null : data;
  }

  /** Once for every change, not for every attempt. */
  #tell(): void {
    const now = this.isUp ? 'up' : 'away';
    if (now === this.#told) return;
    this.#told = now;
    if (now === 'up') this.#log.info('Redis answers: nodes hear of each other at once');
    else this.#log.warn('Redis does not answer; nodes hear of each other a little later until it does');
  }
}

type RedisClient = ReturnType<typeof createClient>;

const optionsFor = (url: string, isOfTheMoment: boolean) => ({
  url,
  disableOfflineQueue: isOfTheMoment,
  commandsQueueMaxLength: MOST_QUEUED,
  pingInterval: PING_MS,
  socket: { reconnectStrategy: RETRY_MS, connectTimeout: SILENCE_MS, socketTimeout: SILENCE_MS },
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
