/**
 * The logs that this node has in memory, and the one way to change them: decide on the committed state, append to the
 * log, and only when the line is safe change the state, tell and acknowledge. If somebody else was faster, load what they
 * wrote and decide again.
 */
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Snapshot } from '@turn7/protocol';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { newCode } from './ids.ts';
import { LiveLog, type LogKind, type LogTypes } from './live-log.ts';

/** Lines that are replayed in one go, before others have a turn. */
const STRETCH = 200;

/** What a command or a duty wants added to a log, decided anew whenever the log has grown. */
type Decision<T extends LogTypes, B extends T['body'] | null = T['body']> = (state: T['version']['state']) => B;

/** `isOurs`: whether this node wrote the line; `command`: what asked for it, as the log has it. */
type Follower<T extends LogTypes> = (
  live: LiveLog<T>,
  update: T['update'],
  isOurs: boolean,
  command: string | null,
) => void;

type Needs = Pick<Services, 'store' | 'hints' | 'metrics' | 'now'>;

export class Logs<T extends LogTypes> {
  readonly #kind: LogKind<T>;
  readonly #services: Needs;
  readonly #live = new Map<string, LiveLog<T>>();
  readonly #loading = new Map<string, Promise<LiveLog<T>>>();
  readonly #followers: Follower<T>[] = [];

  constructor(kind: LogKind<T>, services: Needs) {
    this.#kind = kind;
    this.#services = services;
    services.hints.onAdvanced((name, seq) => this.#hear(name, seq));
  }

  /** Is told of every new line of every log in memory, in order. */
  follow(follower: Follower<T>): void {
    this.#followers.push(follower);
  }

  get inMemory(): readonly LiveLog<T>[] {
    return [...this.#live.values()];
  }

  find(name: string): LiveLog<T> | undefined {
    return this.#live.get(name);
  }

  forget(live: LiveLog<T>): void {
    clearTimeout(live.timer);
    this.#live.delete(live.name);
  }

  /** Deleted, for they were not used for a long time: whoever asks for one must not find it here. */
  async evict(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.#loading.get(name)?.catch(() => {}); // read before it was deleted, perhaps
      const live = this.#live.get(name);
      if (live) this.forget(live);
    }
  }

  /** What has that code. Throws a Refusal if nothing has. */
  async open(code: string): Promise<LiveLog<T>> {
    const live = this.#live.get(this.#kind.nameOf(code)) ?? (await this.#loadOnce(code));
    live.usedAt = this.#services.now();
    return live;
  }

  /**
   * Adds the line that a decision wants, and returns it; null if in the end it wants none. `keyHash`: of the key that
   * somebody gets by it.
   */
  add<B extends T['body'] | null>(live: LiveLog<T>, decision: Decision<T, B>, keyHash?: string): Promise<B> {
    return live.inTurn(async () => {
      if (live.isDoubtful) await this.#refresh(live);
      for (;;) {
        const body = decision(live.state);
        if (body === null || (await this.#commit(live, body, null, keyHash))) return body;
        this.#services.metrics.overtaken();
        await this.#refresh(live);
      }
    });
  }

  /** Looks whether others have added to a log. */
  async catchUp(live: LiveLog<T>): Promise<void> {
    await live.inTurn(() => this.#refresh(live));
  }

  /** Looks for what other nodes wrote to the logs that somebody here follows, in case their hints were lost. */
  async catchUpAll(isFollowed: (name: string) => boolean): Promise<void> {
    const followed = this.inMemory.filter(({ name }) => isFollowed(name));
    const heads = await this.#services.store.heads(followed.map(({ name }) => name));
    for (const live of followed) {
      const head = heads.get(live.name);
      // Deleted, for it was not used for a long time: another line would stand behind nothing.
      if (head === undefined) this.forget(live);
      else if (head > live.seq && !live.isBusy) await this.catchUp(live);
    }
  }

  /** Where something stands, and the lines since then if they are at hand: what follows is told from this moment on. */
  look(live: LiveLog<T>, since: number): Snapshot<T['view'], T['version']['line']> {
    return { view: live.view, missed: [...(live.linesSince(since) ?? [])] };
  }

  /** A new log with its first line, under a code that nothing else has. */
  protected async begin(body: T['body'], keyHash?: string): Promise<LiveLog<T>> {
    for (;;) {
      const live = new LiveLog(this.#kind, newCode());
      if (!(await live.inTurn(() => this.#commit(live, body, null, keyHash)))) continue; // the code was taken
      live.usedAt = this.#services.now();
      this.#live.set(live.name, live);
      return live;
    }
  }

  /** Adds the line that a command wants, unless it has been carried out before. The seq of its line. */
  protected carryOut(live: LiveLog<T>, decision: Decision<T>, command: string): Promise<number> {
    return live.inTurn(async () => {
      if (live.isDoubtful) await this.#refresh(live);
      for (;;) {
        const body = live.seqOf(command) ?? (await this.#decided(live, decision, command));
        if (typeof body === 'number') return body;
        if (await this.#commit(live, body, command)) return live.seq;
        this.#services.metrics.overtaken();
        // Nothing new means that the command itself is what stands there, from long ago.
        if (!(await this.#refresh(live))) return this.#seqOf(live, command);
      }
    });
  }

  async #seqOf(live: LiveLog<T>, command: string): Promise<number> {
    const row = await this.#services.store.findCommand(live.name, command);
    if (row === null) throw new Error(`${live.name} takes no line after ${live.seq}`);
    return row.seq;
  }

  /** A line to be written, or the seq of the line that the command made long ago. */
  async #decided(live: LiveLog<T>, decision: Decision<T>, command: string): Promise<T['body'] | number> {
    try {
      return decision(live.state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Perhaps it was carried out long ago, or another node has added to the log since.
      const row = await this.#services.store.findCommand(live.name, command);
      if (row !== null) return row.seq;
      if (await this.#refresh(live)) return decision(live.state);
      throw error;
    }
  }

  /** Writes a line; false if another one stands there. */
  async #commit(live: LiveLog<T>, body: T['body'], command: string | null, keyHash?: string): Promise<boolean> {
    const { store, hints, now } = this.#services;
    const at = now();
    const { next, consequences } = live.preview(body, at, keyHash);
    const { seq } = next.line;
    const row = { log: live.name, seq, at, command, body: this.#kind.write(body) };
    try {
      if ((await store.append({ row, ...consequences })) === 'taken') return false;
    } catch (error) {
      live.isDoubtful = true; // it may have been written all the same
      throw error;
    }
    live.advance(next, command);
    hints.advanced(live.name, seq);
    this.#tell(live, next, true, command);
    return true;
  }

  /** Takes over what others have written. Whether they had written anything. */
  async #refresh(live: LiveLog<T>): Promise<boolean> {
    const rows = await this.#services.store.read(live.name, live.seq);
    for (const row of rows) this.#tell(live, live.follow(row), false, row.command);
    live.isDoubtful = false;
    return rows.length > 0;
  }

  async #loadOnce(code: string): Promise<LiveLog<T>> {
    const name = this.#kind.nameOf(code);
    const loading = this.#loading.get(name) ?? this.#load(code).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  async #load(code: string): Promise<LiveLog<T>> {
    const live = new LiveLog(this.#kind, code);
    for (const row of await this.#services.store.read(live.name, 0)) {
      live.follow(row);
      if (row.seq % STRETCH === 0) await letOthers();
    }
    if (live.seq === 0) throw new Refusal('not found', `There is no ${this.#kind.noun} ${code}.`);
    this.#live.set(live.name, live);
    return live;
  }

  #hear(name: string, seq: number): void {
    const live = this.#live.get(name);
    if (live === undefined || live.seq >= seq) return;
    this.catchUp(live).catch(() => {
      live.isDoubtful = true; // the next beat, or the next command, tries again
    });
  }

  #tell(live: LiveLog<T>, version: T['version'], isOurs: boolean, command: string | null): void {
    const update = this.#kind.update(version);
    for (const follower of this.#followers) follower(live, update, isOurs, command);
  }
}
