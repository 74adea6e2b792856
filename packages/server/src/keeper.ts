/**
 * What happens at tables by itself: bots answer, clocks run out, absent hosts are replaced, lost nodes noticed, idle
 * tables forgotten, old ones deleted. Every node does it; the log sees to it that each thing happens once.
 */
import type { Logger } from 'pino';
import type { Bots } from './bots.ts';
import type { LiveTable } from './live-table.ts';
import { Presence } from './presence.ts';
import { heirOf } from './table/apply.ts';
import type { Body } from './table/body.ts';
import { dutyOf } from './table/due.ts';
import { wordOf } from './table/play.ts';
import { isWatched, type TableState } from './table/state.ts';
import type { Surroundings, Tables } from './tables.ts';

/** How often a node says that it is alive and looks around. */
const BEAT_MS = 2000;
/** A node that missed so many beats is lost. */
const MISSED_BEATS = 3;
/** A table of no use for so long is forgotten until somebody asks for it. */
const IDLE_MS = 60_000;
/** How much later than the node that wrote the last line the others act, in case it died. */
const BACKUP_MS = 1000;
const RETRY_MS = 1000;
const MOST_DUE = 200;

export interface Keeping extends Surroundings {
  readonly node: string;
  readonly bots: Bots;
  readonly log: Logger;
}

export class Keeper {
  readonly presence = new Presence((code) => this.#reconcileSoon(code));
  readonly #tables: Tables;
  readonly #with: Keeping;
  #liveNodes: ReadonlySet<string>;
  #beats: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(tables: Tables, keeping: Keeping) {
    this.#tables = tables;
    this.#with = keeping;
    this.#liveNodes = new Set([keeping.node]);
    tables.follow((table, update, isOurs) => {
      this.#schedule(table, isOurs ? 0 : BACKUP_MS);
      if (update.line.entry.kind !== 'chose') this.#reconcileSoon(table.code);
    });
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#beats = setInterval(() => {
      this.#beating = this.#beating.then(() => this.#beat());
    }, BEAT_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#beats);
    this.presence.stop();
    for (const table of this.#tables.inMemory) clearTimeout(table.timer);
    await this.#beating;
    await this.#with.store.forgetNode(this.#with.node).catch(() => {});
  }

  /** Sets the clock of a table for its next duty. */
  #schedule(table: LiveTable, extra: number): void {
    clearTimeout(table.timer);
    if (this.#isStopped) return;
    const duty = dutyOf(table.state, this.#with.pace);
    if (duty === null) return;
    table.timer = setTimeout(() => this.#act(table), Math.max(0, duty.at + extra - this.#with.now()));
  }

  #act(table: LiveTable): void {
    this.#tables
      .add(table, (state) => this.#duty(state), null)
      .catch((error: unknown) => {
        if (this.#isStopped) return;
        this.#with.log.warn({ table: table.code, error }, 'could not act for a table; trying again');
        clearTimeout(table.timer);
        table.timer = setTimeout(() => this.#act(table), RETRY_MS);
      });
  }

  /** The line that is due now, if one is: whoever else acted first has made it unnecessary. */
  async #duty(state: TableState): Promise<Body | null> {
    const { pace, now, bots, meter } = this.#with;
    const duty = dutyOf(state, pace);
    if (duty === null || duty.at > now() || this.#isStopped) return null;
    if (duty.kind === 'host') return { kind: 'host changed', member: heirOf(state, state.host) };
    if (state.played === null) return null;
    const choice = await bots.choose(duty.level, state.played);
    meter.botChose(duty.by);
    return { kind: 'chose', seat: state.played.game.asked, choice: wordOf(choice), by: duty.by };
  }

  #reconcileSoon(code: string): void {
    const table = this.#tables.find(code);
    if (table) this.#reconcile(table);
  }

  /** Brings the log up to date about who is connected. */
  #reconcile(table: LiveTable): void {
    if (this.#isStopped || this.#missing(table.state) === null) return;
    // What fails now is found again at the next beat.
    this.#tables.add(table, (state) => this.#missing(state), null).catch(() => {});
  }

  /** A line about connections that the log of a table lacks. */
  #missing(state: TableState): Body | null {
    const { node } = this.#with;
    for (const { id: member, nodes } of state.members.values()) {
      const lost = nodes.find((other) => !this.#liveNodes.has(other));
      if (lost !== undefined) return { kind: 'node lost', node: lost };
      const isHere = this.presence.isHere(state.code, member);
      if (isHere && !nodes.includes(node) && isWatched(state, member)) return { kind: 'present', member, node };
      if (!isHere && nodes.includes(node)) return { kind: 'absent', member, node };
    }
    return null;
  }

  async #beat(): Promise<void> {
    const { store, node, now, log } = this.#with;
    try {
      const live = await store.beat(node, now(), now() - MISSED_BEATS * BEAT_MS);
      this.#liveNodes = new Set([...live, node]);
      await this.#followOthers();
      for (const code of await store.dueAt(now() - BACKUP_MS, MOST_DUE)) await this.#wake(code);
    } catch (error) {
      log.warn({ error }, 'the database does not answer');
    }
    this.#forgetIdle();
    for (const table of this.#tables.inMemory) this.#reconcile(table);
  }

  /** Looks into the log for what other nodes wrote, in case their hints were lost. */
  async #followOthers(): Promise<void> {
    const tables = this.#tables.inMemory.filter(({ code }) => this.presence.hasAudience(code));
    const heads = await this.#with.store.heads(tables.map(({ code }) => code));
    for (const table of tables) {
      const head = heads.get(table.code);
      // Deleted, for it was not used for a long time: another line would stand behind nothing.
      if (head === undefined) this.#tables.forget(table);
      else if (head > table.seq) await this.#tables.catchUp(table);
    }
  }

  /** A table that is overdue, perhaps because the node that had it in memory is no more. */
  async #wake(code: string): Promise<void> {
    const table = await this.#tables.open(code);
    await this.#tables.catchUp(table);
    if (!table.isBusy) this.#schedule(table, 0);
  }

  #forgetIdle(): void {
    const since = this.#with.now() - IDLE_MS;
    for (const table of this.#tables.inMemory) {
      const isIdle = table.usedAt < since && !table.isBusy && !this.presence.hasAudience(table.code);
      if (isIdle && dutyOf(table.state, this.#with.pace) === null) this.#tables.forget(table);
    }
  }
}
