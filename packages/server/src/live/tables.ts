/**
 * The tables that this node has in memory, and the one way to change them: decide on the committed state, append to the
 * log, and only when the line is safe change the state, tell and acknowledge. If somebody else was faster, load what they
 * wrote and decide again.
 */
import { type Envelope, type LogLine, type Options, type Snapshot, type Update, USUAL_OPTIONS } from '@turn7/protocol';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Append } from '../store/store.ts';
import { type Body, writeBody } from '../table/body.ts';
import { decide } from '../table/decide.ts';
import { recordOf } from '../table/play.ts';
import type { MemberId, TableState } from '../table/state.ts';
import { listingOf } from '../table/view.ts';
import { History } from './history.ts';
import { commandId, newCode, newSecret } from './ids.ts';
import { LiveTable, type Version } from './live-table.ts';

/** What a command or a duty wants added to the log, decided anew whenever the table has changed. */
export type Decision<B extends Body | null = Body> = (state: TableState) => B;

/** `isOurs`: whether this node wrote the line; `command`: what asked for it, as the log has it. */
export type Follower = (table: LiveTable, update: Update, isOurs: boolean, command: string | null) => void;

type Needs = Pick<Services, 'store' | 'hints' | 'pace' | 'metrics' | 'now'>;

export class Tables {
  readonly #services: Needs;
  readonly #history: History;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable>>();
  readonly #followers: Follower[] = [];

  constructor(services: Needs) {
    this.#services = services;
    this.#history = new History(services.store);
    services.hints.onAdvanced((code, seq) => this.#hear(code, seq));
  }

  /** Is told of every new line of every table in memory, in order. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  get inMemory(): readonly LiveTable[] {
    return [...this.#live.values()];
  }

  find(code: string): LiveTable | undefined {
    return this.#live.get(code);
  }

  forget(table: LiveTable): void {
    clearTimeout(table.timer);
    this.#live.delete(table.code);
  }

  /** Deleted, for they were not used for a long time: whoever asks for one must not find it here. */
  async evict(codes: readonly string[]): Promise<void> {
    for (const code of codes) {
      await this.#loading.get(code)?.catch(() => {}); // read before it was deleted, perhaps
      const table = this.#live.get(code);
      if (table) this.forget(table);
    }
  }

  /** A new table with nobody at it. */
  async create(options: Partial<Options>): Promise<LiveTable> {
    for (;;) {
      const table = new LiveTable(newCode(), this.#services.pace);
      const body: Body = { kind: 'opened', options: { ...USUAL_OPTIONS, ...options }, secret: newSecret() };
      if (!(await table.inTurn(() => this.#commit(table, body, null)))) continue; // the code was taken
      table.usedAt = this.#services.now();
      this.#live.set(table.code, table);
      return table;
    }
  }

  /** The table with that code. Throws a Refusal if there is none. */
  async open(code: string): Promise<LiveTable> {
    const table = this.#live.get(code) ?? (await this.#loadOnce(code));
    table.usedAt = this.#services.now();
    return table;
  }

  /** Carries out a member's command and returns the seq of its line. Sent again, it returns the same. */
  async execute(code: string, member: MemberId, envelope: Envelope): Promise<number> {
    const { command } = envelope;
    const startedAt = performance.now();
    const table = await this.open(code);
    const decision: Decision = (state) => {
      if (!state.members.has(member)) throw new Refusal('unauthorised', 'You are no longer at this table.');
      return decide(state, member, command, newSecret);
    };
    const seq = await this.#carryOut(table, decision, commandOf(member, envelope));
    this.#services.metrics.acknowledged(command.kind, performance.now() - startedAt);
    return seq;
  }

  /**
   * Adds the line that a decision wants, and returns it; null if in the end it wants none. `keyHash`: of the key to their
   * place that somebody gets who joins.
   */
  add<B extends Body | null>(table: LiveTable, decision: Decision<B>, keyHash?: string): Promise<B> {
    return table.inTurn(async () => {
      if (table.isDoubtful) await this.#refresh(table);
      for (;;) {
        const body = decision(table.state);
        if (body === null || (await this.#commit(table, body, null, keyHash))) return body;
        this.#services.metrics.overtaken();
        await this.#refresh(table);
      }
    });
  }

  /** Adds the line that a command wants, unless it has been carried out before. The seq of its line. */
  #carryOut(table: LiveTable, decision: Decision, command: string): Promise<number> {
    return table.inTurn(async () => {
      if (table.isDoubtful) await this.#refresh(table);
      for (;;) {
        const body = table.seqOf(command) ?? (await this.#decided(table, decision, command));
        if (typeof body === 'number') return body;
        if (await this.#commit(table, body, command)) return table.seq;
        this.#services.metrics.overtaken();
        // Nothing new means that the command itself is what stands there, from long ago.
        if (!(await this.#refresh(table))) return this.#seqOf(table, command);
      }
    });
  }

  async #seqOf(table: LiveTable, command: string): Promise<number> {
    const row = await this.#services.store.findCommand(table.code, command);
    if (row === null) throw new Error(`table ${table.code} takes no line after ${table.seq}`);
    return row.seq;
  }

  /** A line to be written, or the seq of the line that the command made long ago. */
  async #decided(table: LiveTable, decision: Decision, command: string): Promise<Body | number> {
    try {
      return decision(table.state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Perhaps it was carried out long ago, or another node has changed the table since.
      const row = await this.#services.store.findCommand(table.code, command);
      if (row !== null) return row.seq;
      if (await this.#refresh(table)) return decision(table.state);
      throw error;
    }
  }

  /** Writes a line; false if another one stands there. */
  async #commit(table: LiveTable, body: Body, command: string | null, keyHash?: string): Promise<boolean> {
    const { store, hints, now } = this.#services;
    const next = table.preview(body, now());
    const { seq, at } = next.line;
    const row = { log: table.code, seq, at, command, body: writeBody(body) };
    try {
      const result = await store.append({ row, ...consequences(table.version, next, keyHash) });
      if (result === 'taken') return false;
    } catch (error) {
      table.isDoubtful = true; // it may have been written all the same
      throw error;
    }
    const update = table.advance(next, command);
    hints.advanced(table.code, table.seq);
    this.#tell(table, update, true, command);
    return true;
  }

  /** Takes over what others have written. Whether they had written anything. */
  async #refresh(table: LiveTable): Promise<boolean> {
    const rows = await this.#services.store.read(table.code, table.seq);
    for (const row of rows) this.#tell(table, table.follow(row), false, row.command);
    table.isDoubtful = false;
    return rows.length > 0;
  }

  /** Looks whether others have written to a table. */
  async catchUp(table: LiveTable): Promise<void> {
    await table.inTurn(() => this.#refresh(table));
  }

  async #loadOnce(code: string): Promise<LiveTable> {
    const loading = this.#loading.get(code) ?? this.#load(code).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return loading;
  }

  async #load(code: string): Promise<LiveTable> {
    const table = new LiveTable(code, this.#services.pace);
    for (const row of await this.#services.store.read(code, 0)) table.follow(row);
    if (table.seq === 0) throw new Refusal('not found', `There is no table ${code}.`);
    this.#live.set(code, table);
    return table;
  }

  #hear(code: string, seq: number): void {
    const table = this.#live.get(code);
    if (table === undefined || table.seq >= seq) return;
    this.catchUp(table).catch(() => {
      table.isDoubtful = true; // the next beat, or the next command, tries again
    });
  }

  #tell(table: LiveTable, update: Update, isOurs: boolean, command: string | null): void {
    for (const follower of this.#followers) follower(table, update, isOurs, command);
  }

  /** Where a table stands now, and the lines since then if they are at hand: what follows is told to whoever follows. */
  look(table: LiveTable, since: number): Snapshot {
    return { table: table.view, missed: [...(table.linesSince(since) ?? [])] };
  }

  /** The lines of a table after a seq, at most so many. */
  async lines(code: string, since: number, most = Number.POSITIVE_INFINITY): Promise<readonly LogLine[]> {
    const table = await this.open(code);
    return table.linesSince(since)?.slice(0, most) ?? this.#history.lines(code, since, most);
  }
}

export const commandOf = (member: MemberId, { id, command }: Envelope): string => commandId(member, id, command);

/** What else changes with a line: who has a key, when the table is due, how it is listed, a game's record. */
function consequences(before: Version | null, { state, duty, line }: Version, keyHash?: string): Omit<Append, 'row'> {
  const { entry, at } = line;
  const { code: log, played } = state;
  const due = duty?.at ?? null;
  const listing = listingText(state);
  const isOver = played?.game.finished && before?.state.played?.game.finished === false;
  return {
    ...(entry.kind === 'joined' && keyHash ? { token: { hash: keyHash, log, member: entry.member } } : {}),
    ...(entry.kind === 'left' || entry.kind === 'kicked' ? { revoke: { log, member: entry.member } } : {}),
    ...(before === null || due !== (before.duty?.at ?? null) ? { due } : {}),
    ...(listing !== (before && listingText(before.state)) ? { listing } : {}),
    ...(isOver ? { record: { log, game: played.number, finishedAt: at, text: recordOf(played) } } : {}),
  };
}

const listingText = (state: TableState): string | null => {
  const listing = listingOf(state);
  return listing && JSON.stringify(listing);
};
