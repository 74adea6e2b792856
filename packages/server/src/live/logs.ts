/**
 * The logs that this node has in memory, and the one way to change them: decide on the committed state, append to the
 * log, and only when the line is safe change the state, tell and acknowledge. If somebody else was faster, load what they
 * wrote and decide again.
 */
import type { Snapshot } from '@turn7/protocol';
import type { SealedLine } from '../hints.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { type AppendResult, StoreError } from '../store/store.ts';
import type { Pause } from '../table/milestone.ts';
import { newCode } from './ids.ts';
import { type Beside, LiveLog, type LogKind, type LogTypes } from './live-log.ts';
import { Milestones } from './milestones.ts';
import { sealed, unsealed } from './sealing.ts';

/** Lines that are read at once. */
const PAGE = 500;

/** What a command or a duty wants added to a log, decided anew whenever the log has grown. */
type Decision<T extends LogTypes, B extends T['body'] | null = T['body']> = (state: T['version']['state']) => B;
type Find = () => Promise<number | null>;

/** `isOurs`: whether this node wrote the line. */
type Follower<T extends LogTypes> = (live: LiveLog<T>, update: T['update'], isOurs: boolean) => void;

const NOTHING: Beside = {};

type Needs = Pick<Services, 'store' | 'hints' | 'metrics' | 'rates' | 'replays' | 'now' | 'steady'>;

export class Logs<T extends LogTypes> {
  readonly #kind: LogKind<T>;
  readonly #services: Needs;
  readonly #milestones: Milestones<T>;
  readonly #live = new Map<string, LiveLog<T>>();
  readonly #loading = new Map<string, Promise<LiveLog<T>>>();
  readonly #followers: Follower<T>[] = [];
  readonly #loaded: ((live: LiveLog<T>) => void)[] = [];

  constructor(kind: LogKind<T>, services: Needs) {
    this.#kind = kind;
    this.#services = services;
    this.#milestones = new Milestones(kind, services.store);
    services.hints.onAdvanced((name, seq, line) => this.#hear(name, seq, line));
  }

  /** Is told of every new line of every log in memory, in order. */
  follow(follower: Follower<T>): void {
    this.#followers.push(follower);
  }

  /** Is told of every log that was read from the store, because somebody asked for it. */
  onLoaded(hear: (live: LiveLog<T>) => void): void {
    this.#loaded.push(hear);
  }

  get inMemory(): readonly LiveLog<T>[] {
    return [...this.#live.values()];
  }

  find(name: string): LiveLog<T> | undefined {
    return this.#live.get(name);
  }

  forget(live: LiveLog<T>): void {
    live.alarm?.clear();
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

  /** What has that code. Throws a Refusal if nothing has. `address`: of whoever asks, if it is not the node itself. */
  async open(code: string, address: string | null = null): Promise<LiveLog<T>> {
    return this.atHand(code) ?? this.#services.replays.run(address, (pause) => this.#loadOnce(code, pause));
  }

  /** What has that code, if it is in memory: nearly always. */
  protected atHand(code: string): LiveLog<T> | undefined {
    const live = this.#live.get(this.#kind.nameOf(code));
    if (live) live.usedAt = this.#services.steady();
    return live;
  }

  /** For somebody at an address who has nothing but the code, which may be a guess. */
  async openFor(address: string, code: string): Promise<LiveLog<T>> {
    const { rates } = this.#services;
    rates.check('replay', address); // also for what is at hand: the difference would tell which codes there are
    return rates.guess(address, () => this.open(code, address));
  }

  /** Adds the line that a decision wants, and returns it; null if it wants none. `keyHash`: of the key that comes with it. */
  add<B extends T['body'] | null>(live: LiveLog<T>, decision: Decision<T, B>, keyHash?: string): Promise<B> {
    return live.inTurn(async () => {
      if (live.isDoubtful) await this.#refresh(live);
      for (;;) {
        const body = decision(live.state);
        if (body === null || (await this.#commit(live, body, null, { keyHash }))) return body;
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
      else if (head > live.seq && !live.isBusy) await this.catchUp(live).catch(unlessUnreadable);
    }
  }

  /** Where something stands, and the lines since then if they are at hand: what follows is told from this moment on. */
  look(live: LiveLog<T>, since: number): Snapshot<T['view'], T['version']['line']> {
    return { view: live.view, missed: [...(live.linesSince(since) ?? [])] };
  }

  /** A new log with its first line, under a code that nothing else has. */
  protected async begin(body: T['body'], beside: Beside): Promise<LiveLog<T>> {
    for (;;) {
      const live = await this.beginAs(newCode(), body, beside);
      if (live !== null) return live;
    }
  }

  /** The same under a code of one's choice; null if something has it already. */
  protected async beginAs(code: string, body: T['body'], beside: Beside): Promise<LiveLog<T> | null> {
    const live = new LiveLog(this.#kind, code);
    if (!(await live.inTurn(() => this.#commit(live, body, null, beside)))) return null;
    live.usedAt = this.#services.steady();
    this.#live.set(live.name, live);
    return live;
  }

  /**
   * Adds the line that a command wants, unless it has been carried out before. The seq of its line. `find`: of a command
   * that is always refused when it comes again, and only then looked for: the seq of the line that it made, if it made one.
   */
  protected carryOut(
    live: LiveLog<T>,
    decision: Decision<T>,
    command: string,
    beside: Beside = NOTHING,
    find?: Find,
  ): Promise<number> {
    const lookUp = find ?? (() => this.found(live, command));
    return live.inTurn(async () => {
      if (live.isDoubtful) await this.#refresh(live);
      for (;;) {
        const before = find === undefined ? live.seqOf(command) : undefined;
        const decided = before ?? this.#decided(live, decision, lookUp);
        const body = decided instanceof Promise ? await decided : decided;
        if (typeof body === 'number') return body;
        if (await this.#commit(live, body, command, beside)) return live.seq;
        this.#services.metrics.overtaken();
        // Nothing new means that the command itself is what stands there, from long ago.
        if (!(await this.#refresh(live))) return (await lookUp()) ?? stuck(live);
      }
    });
  }

  /** The seq of the line that a command made, by the index. */
  protected async found(live: LiveLog<T>, command: string): Promise<number | null> {
    return (await this.#services.store.findCommand(live.name, command))?.seq ?? null;
  }

  /** A line to be written, or the seq of the line that the command made long ago. */
  #decided(live: LiveLog<T>, decision: Decision<T>, find: Find): T['body'] | Promise<T['body'] | number> {
    try {
      return decision(live.state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.#decidedAfterAll(live, decision, find, error);
    }
  }

  /** Of what was refused: perhaps it was carried out long ago, or another node has added to the log since. */
  async #decidedAfterAll(
    live: LiveLog<T>,
    decision: Decision<T>,
    find: Find,
    refusal: Refusal,
  ): Promise<T['body'] | number> {
    const seq = await find();
    if (seq !== null) return seq;
    if (await this.#refresh(live)) return decision(live.state);
    throw refusal;
  }

  /** Writes a line; false if another one stands there. */
  async #commit(live: LiveLog<T>, body: T['body'], command: string | null, beside: Beside): Promise<boolean> {
    const { store, hints, now } = this.#services;
    const at = now();
    const { next, consequences } = live.preview(body, at, beside);
    const { seq } = next.line;
    const row = { log: live.name, seq, at, command, body: this.#kind.write(body) };
    let result: AppendResult;
    try {
      result = await store.append({ ...consequences, row });
    } catch (error) {
      live.isDoubtful = true; // it may have been written all the same
      throw error;
    }
    if (result === 'taken') return false;
    if (result === 'gap') {
      this.forget(live); // deleted, for it was not used for a long time
      throw this.#notFound(live.code);
    }
    live.advance(next, command);
    this.#milestones.keep(row, next);
    hints.advanced(live.name, seq, () => sealed(this.#kind, row, body, next.state));
    this.#tell(live, next, true);
    return true;
  }

  /** Takes over what others have written. Whether they had written anything. */
  async #refresh(live: LiveLog<T>): Promise<boolean> {
    const rows = await this.#services.store.read(live.name, live.seq);
    for (const row of rows) this.#tell(live, live.follow(row), false);
    live.isDoubtful = false;
    return rows.length > 0;
  }

  async #loadOnce(code: string, pause: Pause): Promise<LiveLog<T>> {
    const name = this.#kind.nameOf(code);
    const here = this.#live.get(name);
    if (here) return here; // since whoever asks stood in line
    const loading = this.#loading.get(name) ?? this.#load(code, pause).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  async #load(code: string, pause: Pause): Promise<LiveLog<T>> {
    const live = new LiveLog(this.#kind, code);
    const milestone = await this.#milestones.last(live.name, pause);
    if (milestone !== null) live.restore(milestone);
    for (let isAll = false; !isAll; ) {
      const rows = await this.#services.store.read(live.name, live.seq, PAGE);
      for (const row of rows) {
        await pause();
        this.#milestones.keep(row, live.follow(row));
      }
      isAll = rows.length < PAGE;
    }
    if (live.seq === 0) throw this.#notFound(code);
    live.usedAt = this.#services.steady();
    this.#live.set(live.name, live);
    for (const hear of this.#loaded) hear(live);
    return live;
  }

  #notFound(code: string): Refusal {
    return new Refusal('not found', `There is no ${this.#kind.noun} ${code}.`);
  }

  /** Another node says that it has added to a log; where it does not say what, or not credibly, the log does. */
  #hear(name: string, seq: number, line?: SealedLine): void {
    const live = this.#live.get(name);
    if (live === undefined || live.seq >= seq) return;
    const follow = async (): Promise<void> => {
      if (live.seq >= seq) return;
      const row = unsealed(this.#kind, live, seq, line);
      if (row === null) await this.#refresh(live);
      else this.#tell(live, live.follow(row), false);
    };
    live.inTurn(follow).catch(() => {
      live.isDoubtful = true; // the next beat, or the next command, tries again
    });
  }

  #tell(live: LiveLog<T>, version: T['version'], isOurs: boolean): void {
    const update = this.#kind.update(version);
    for (const follower of this.#followers) follower(live, update, isOurs);
  }
}

function stuck({ name, seq }: { readonly name: string; readonly seq: number }): never {
  throw new Error(`${name} takes no line after ${seq}`);
}

/** A line that this version does not understand, as a newer node may write it, keeps no other log from being looked at. */
function unlessUnreadable(error: unknown): void {
  if (error instanceof StoreError) throw error;
}
