/**
 * What happens by itself: bots answer, clocks run out, absent hosts are replaced, lost nodes are noticed, idle tables,
 * sheets and groups forgotten. Every node does it for the tables that it has in memory, which are those that somebody here
 * looks at; the log sees to it that each thing happens once. A table that nobody looks at stands still until somebody does.
 */
import { toChoiceWord } from '@turn7/protocol';
import type { Services } from '../services.ts';
import { heirOf } from '../table/apply.ts';
import type { Body } from '../table/body.ts';
import type { Duty } from '../table/due.ts';
import { isClosed, isWatched, type Played, type TableState } from '../table/state.ts';
import { Alarm } from './alarm.ts';
import { Deadlines } from './deadlines.ts';
import { Presence } from './presence.ts';
import type { LiveTable, Tables } from './tables.ts';

/** A node that missed so many beats is thought to be lost. */
const MISSED_BEATS = 3;
/** A table that nobody looks at for so long is forgotten until somebody asks for it. */
const IDLE_MS = 60_000;
/** How much later than the node that wrote the last line the others act, in case it died. */
const BACKUP_MS = 1000;
const RETRY_MS = 1000;
/** Tables that are acted for at once: however many bots are to answer, people's own moves wait for few of them. */
const MOST_ACTING = 16;

type Needs = Pick<
  Services,
  'tables' | 'sheets' | 'groups' | 'store' | 'bots' | 'pace' | 'now' | 'steady' | 'node' | 'metrics' | 'log'
>;

export class Scheduler {
  readonly presence: Presence;
  readonly #tables: Tables;
  readonly #services: Needs;
  readonly #deadlines: Deadlines;
  /** Nodes that were missing when this one last looked. */
  #suspects: ReadonlySet<string> = new Set();
  #beats: NodeJS.Timeout | undefined;
  #beating: Promise<void> | null = null;
  #acting = 0;
  /** Tables that are to be acted for when others have been, the longest waiting first. */
  readonly #inLine = new Set<LiveTable>();
  #isStopped = false;

  constructor(services: Needs) {
    this.#tables = services.tables;
    this.#services = services;
    this.#deadlines = new Deadlines(services);
    this.presence = new Presence(services.pace.linger, (code) => this.#reconcileSoon(code));
    this.#tables.follow((table, update, isOurs) => {
      const due = this.#deadlines.of(table, isOurs ? update.line.at : services.now());
      this.#actAt(table, due, isOurs ? 0 : BACKUP_MS);
      if (update.line.entry.kind !== 'chose') this.#reconcileSoon(table.code);
    });
    this.#tables.onLoaded((table) => this.#resume(table));
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
    for (const table of this.#tables.inMemory) table.alarm?.clear();
    await this.#beating;
    await this.#services.store.forgetNode(this.#services.node).catch(() => {});
  }

  /** Somebody asked for a table that stood still. Those who come back to it answer for themselves, not a bot. */
  #resume(table: LiveTable): void {
    const { duty } = table.version;
    const isForPerson = duty?.kind === 'choice' && duty.by !== 'bot';
    const due = this.#deadlines.of(table);
    const overdue = this.#services.steady() - (due ?? 0);
    this.#actAt(table, due, isForPerson ? Math.max(0, overdue) + this.#services.pace.linger : 0);
  }

  /** Sets the alarm of a table for its next duty. `due`: when that is, if it has one. `extra`: milliseconds. */
  #actAt(table: LiveTable, due: number | null, extra: number): void {
    if (due === null) table.alarm?.clear();
    else if (this.#isInUse(table)) {
      table.alarm ??= new Alarm(this.#services.steady, () => this.#actInLine(table));
      table.alarm.set(due + extra);
    }
  }

  #isInUse(table: LiveTable): boolean {
    return !this.#isStopped && this.#tables.find(table.name) === table;
  }

  /** Whoever thinks in a thread keeps nobody waiting, and is waited for by nobody. */
  #actInLine(table: LiveTable): void {
    const { duty } = table.version;
    if (duty?.kind === 'choice' && this.#services.bots.takesTime(duty.level)) {
      void this.#act(table);
      return;
    }
    this.#inLine.add(table);
    if (this.#acting < MOST_ACTING) void this.#actForNext();
  }

  async #actForNext(): Promise<void> {
    this.#acting++;
    for (const table of this.#inLine) {
      this.#inLine.delete(table);
      await this.#act(table);
    }
    this.#acting--;
  }

  async #act(table: LiveTable): Promise<void> {
    try {
      const { duty } = table.version;
      if (duty === null || !this.#isInUse(table)) return;
      if (this.#isIdle(table)) return this.#tables.forget(table);
      const line = this.#isDue(table) ? await this.#do(table, duty) : null;
      // Too early, as timers sometimes are, or overtaken.
      if (line === null) this.#actAt(table, this.#deadlines.of(table), 0);
      else if (duty.kind === 'choice') this.#services.metrics.botChose(duty.by);
    } catch (error) {
      if (this.#isStopped) return; // what was thought about need not be played
      this.#services.log.warn({ table: table.code, error }, 'could not act for a table; trying again');
      this.#actAt(table, this.#services.steady(), RETRY_MS);
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
    const { seat } = played.game.asked;
    const choice = toChoiceWord(await this.#services.bots.choose(level, played));
    const decision = (state: TableState): Body | null =>
      isSameQuestion(state.played, played) ? this.#ifDue(table, { kind: 'chose', seat, choice, by }) : null;
    return this.#tables.add(table, decision);
  }

  /** The line, if one is due now: whoever else acted first has made it unnecessary. */
  #ifDue(table: LiveTable, body: Body): Body | null {
    return this.#isDue(table) && !this.#isStopped ? body : null;
  }

  #isDue(table: LiveTable): boolean {
    const due = this.#deadlines.of(table);
    return due !== null && due <= this.#services.steady();
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
    if (this.#isStopped || isClosed(table.state) || missing(table.state) === null) return;
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
    const { tables, sheets, log } = this.#services;
    try {
      await this.#noticeLostNodes();
      const isFollowed = (name: string): boolean => this.presence.hasAudience(name);
      await tables.catchUpAll(isFollowed);
      await sheets.catchUpAll(isFollowed);
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

  #forgetIdle(): void {
    const { tables, sheets, groups } = this.#services;
    for (const table of tables.inMemory) if (this.#isIdle(table)) tables.forget(table);
    for (const sheet of sheets.inMemory) if (this.#isIdle(sheet)) sheets.forget(sheet);
    for (const group of groups.inMemory) if (this.#isIdle(group)) groups.forget(group);
  }

  #isIdle({ usedAt, isBusy, name }: Pick<LiveTable, 'usedAt' | 'isBusy' | 'name'>): boolean {
    return usedAt < this.#services.steady() - IDLE_MS && !isBusy && !this.presence.hasAudience(name);
  }
}

const isSameQuestion = (a: Played | null, b: Played): boolean =>
  a !== null && a.number === b.number && a.moves.length === b.moves.length;

/** The nodes through which somebody is connected, as far as the log says. */
const nodesOf = ({ members }: TableState): string[] => [...members.values()].flatMap(({ nodes }) => nodes);
