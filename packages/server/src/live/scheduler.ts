/**
 * What happens by itself: bots answer, clocks run out, absent hosts are replaced, lost nodes are noticed, idle tables and
 * sheets forgotten. Every node does it; the log sees to it that each thing happens once.
 */

import { toChoiceWord } from '@turn7/protocol';
import type { Services } from '../services.ts';
import { heirOf } from '../table/apply.ts';
import type { Body } from '../table/body.ts';
import type { Duty } from '../table/due.ts';
import { isWatched, type Played, type TableState } from '../table/state.ts';
import { Presence } from './presence.ts';
import type { LiveSheet } from './sheets.ts';
import type { LiveTable, Tables } from './tables.ts';

/** A node that missed so many beats is thought to be lost. */
const MISSED_BEATS = 3;
/** A table of no use for so long is forgotten until somebody asks for it. */
const IDLE_MS = 60_000;
/** How much later than the node that wrote the last line the others act, in case it died. */
const BACKUP_MS = 1000;
const RETRY_MS = 1000;
const MOST_DUE = 200;

type Needs = Pick<Services, 'tables' | 'sheets' | 'store' | 'bots' | 'pace' | 'now' | 'node' | 'metrics' | 'log'>;

export class Scheduler {
  readonly presence: Presence;
  readonly #tables: Tables;
  readonly #services: Needs;
  /** Nodes that were missing when this one last looked. */
  #suspects: ReadonlySet<string> = new Set();
  #beats: NodeJS.Timeout | undefined;
  #beating: Promise<void> | null = null;
  #isStopped = false;

  constructor(services: Needs) {
    this.#tables = services.tables;
    this.#services = services;
    this.presence = new Presence(services.pace.linger, (code) => this.#reconcileSoon(code));
    this.#tables.follow((table, update, isOurs) => {
      this.#schedule(table, isOurs ? 0 : BACKUP_MS);
      if (update.line.entry.kind !== 'chose') this.#reconcileSoon(table.code);
    });
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#beats = setInterval(() => {
      this.#beating ??= this.#beat().finally(() => {
        this.#beating = null;
      });
    }, this.#services.pace.beat);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#beats);
    this.presence.stop();
    for (const table of this.#tables.inMemory) clearTimeout(table.timer);
    await this.#beating;
    await this.#services.store.forgetNode(this.#services.node).catch(() => {});
  }

  /** Sets the clock of a table for its next duty. */
  #schedule(table: LiveTable, extra: number): void {
    clearTimeout(table.timer);
    const { duty } = table.version;
    if (duty !== null) this.#actIn(table, duty.at + extra - this.#services.now());
  }

  #actIn(table: LiveTable, milliseconds: number): void {
    if (!this.#isStopped) table.timer = setTimeout(() => void this.#act(table), Math.max(0, milliseconds));
  }

  async #act(table: LiveTable): Promise<void> {
    try {
      const { duty } = table.version;
      if (duty === null || this.#isStopped) return;
      const line = duty.at > this.#services.now() ? null : await this.#do(table, duty);
      // Too early, as timers sometimes are, or overtaken.
      if (line === null) this.#schedule(table, 0);
      else if (duty.kind === 'choice') this.#services.metrics.botChose(duty.by);
    } catch (error) {
      this.#services.log.warn({ table: table.code, error }, 'could not act for a table; trying again');
      clearTimeout(table.timer);
      this.#actIn(table, RETRY_MS);
    }
  }

  #do(table: LiveTable, duty: Duty): Promise<Body | null> {
    if (duty.kind === 'choice') return this.#choose(table, duty);
    return this.#tables.add(table, (state) =>
      this.#ifDue(table, { kind: 'host changed', member: heirOf(state, state.host) }),
    );
  }

  /** Thinks beforehand: nobody at the table should have to wait until a bot has decided. */
  async #choose(table: LiveTable, { level, by }: Extract<Duty, { kind: 'choice' }>): Promise<Body | null> {
    const { played } = table.state;
    if (played === null) return null;
    const choice = toChoiceWord(await this.#services.bots.choose(level, played));
    const decision = (state: TableState): Body | null =>
      isSameQuestion(state.played, played)
        ? this.#ifDue(table, { kind: 'chose', seat: played.game.asked.seat, choice, by })
        : null;
    return this.#tables.add(table, decision);
  }

  /** The line, if one is due now: whoever else acted first has made it unnecessary. */
  #ifDue({ version: { duty } }: LiveTable, body: Body): Body | null {
    return duty !== null && duty.at <= this.#services.now() && !this.#isStopped ? body : null;
  }

  #reconcileSoon(code: string): void {
    const table = this.#tables.find(code);
    if (table) this.#reconcile(table);
  }

  /** Brings the log up to date about who is connected here. */
  #reconcile(table: LiveTable): void {
    this.#addMissing(table, (state) => this.#missing(state));
  }

  #addMissing(table: LiveTable, missing: (state: TableState) => Body | null): void {
    if (this.#isStopped || missing(table.state) === null) return;
    // What fails now is found again at the next beat.
    this.#tables.add(table, missing).catch(() => {});
  }

  /** A line about connections here that the log of a table lacks. */
  #missing(state: TableState): Body | null {
    const { node } = this.#services;
    for (const { id: member, nodes } of state.members.values()) {
      const isHere = this.presence.isHere(state.code, member);
      if (isHere && !nodes.includes(node) && isWatched(state, member)) return { kind: 'present', member, node };
      if (!isHere && nodes.includes(node)) return { kind: 'absent', member, node };
    }
    return null;
  }

  async #beat(): Promise<void> {
    const { tables, sheets, store, log, now } = this.#services;
    try {
      await this.#noticeLostNodes();
      const isFollowed = (name: string): boolean => this.presence.hasAudience(name);
      await tables.catchUpAll(isFollowed);
      await sheets.catchUpAll(isFollowed);
      for (const code of await store.dueAt(now() - BACKUP_MS, MOST_DUE)) await this.#wake(code);
    } catch (error) {
      log.warn({ error }, 'the database does not answer');
    }
    this.#forgetIdle();
    for (const table of this.#tables.inMemory) this.#reconcile(table);
  }

  /**
   * A node is lost if it was missing twice in a row among those that are alive. Once is not enough: after a time without
   * database all but the first to come back are missing for a moment, and one that has just started is not known yet.
   */
  async #noticeLostNodes(): Promise<void> {
    const { store, node, pace } = this.#services;
    const mentioned = new Set(this.#tables.inMemory.flatMap(({ state }) => nodesOf(state)));
    const live = new Set([...(await store.beat(node, MISSED_BEATS * pace.beat)), node]);
    const missing = [...mentioned].filter((other) => !live.has(other));
    const lost = missing.filter((other) => this.#suspects.has(other));
    this.#suspects = new Set(missing);
    for (const table of this.#tables.inMemory)
      for (const other of lost)
        this.#addMissing(table, (state) =>
          nodesOf(state).includes(other) ? { kind: 'node lost', node: other } : null,
        );
  }

  /** A table that is overdue, perhaps because the node that had it in memory is no more. */
  async #wake(code: string): Promise<void> {
    try {
      const table = await this.#tables.open(code);
      if (table.isBusy) return;
      await this.#tables.catchUp(table);
      this.#schedule(table, 0);
    } catch (error) {
      this.#services.log.error({ table: code, error }, 'could not look after a table that is overdue');
    }
  }

  #forgetIdle(): void {
    const since = this.#services.now() - IDLE_MS;
    const isIdle = ({ usedAt, isBusy, name }: LiveTable | LiveSheet): boolean =>
      usedAt < since && !isBusy && !this.presence.hasAudience(name);
    for (const table of this.#tables.inMemory)
      if (isIdle(table) && table.version.duty === null) this.#tables.forget(table);
    const { sheets } = this.#services;
    for (const sheet of sheets.inMemory) if (isIdle(sheet)) sheets.forget(sheet);
  }
}

const isSameQuestion = (a: Played | null, b: Played): boolean =>
  a !== null && a.number === b.number && a.moves.length === b.moves.length;

/** The nodes through which somebody is connected, as far as the log says. */
const nodesOf = ({ members }: TableState): string[] => [...members.values()].flatMap(({ nodes }) => nodes);
