/**
 * Looks for what is wrong with a SQLite database: pages that are damaged, logs that lack lines, lines that do not replay.
 * It reads as of one moment and changes nothing, so a server may run meanwhile.
 */
import type Libsql from 'libsql';
import * as z from 'zod/mini';
import { GROUP_KIND } from '../live/groups.ts';
import { LiveLog } from '../live/live-log.ts';
import { type LogOf, readLogName } from '../live/log-name.ts';
import { SHEET_KIND } from '../live/sheets.ts';
import { tableKind } from '../live/tables.ts';
import { expectOurTables, expectThere, sizeOf } from '../store/database-file.ts';
import { storeErrorFrom } from '../store/failure.ts';
import { lostLines, readHeads } from '../store/heads-file.ts';
import { readUnchanged } from '../store/read-only.ts';
import type { Row } from '../store/store.ts';
import { USUAL_PACE } from '../table/due.ts';

export interface Amount {
  readonly logs: number;
  readonly lines: number;
}

export interface Examination {
  /** In words, one each; none if all is well. */
  readonly problems: readonly string[];
  /** In bytes. */
  readonly size: { readonly file: number; readonly free: number; readonly log: number };
  readonly tables: Amount;
  readonly sheets: Amount;
  readonly groups: Amount;
  /** The longest logs, the longest first. */
  readonly longest: readonly { readonly name: string; readonly lines: number }[];
}

/** What one log has. `isKnown`: 1 if it is among those that can be deleted. */
const Extent = z.object({ log: z.string(), first: z.int(), last: z.int(), lines: z.int(), isKnown: z.int() });
type Extent = z.infer<typeof Extent>;

const Line: z.ZodMiniType<Row> = z.object({
  log: z.string(),
  seq: z.int(),
  at: z.int(),
  command: z.nullable(z.string()),
  body: z.string(),
});

const ALL_LINES = 'The list of all lines';
const MOST_DAMAGES = 20;
const LONGEST = 3;

const EXTENTS = `
  select table_id as log, min(seq) as first, max(seq) as last, count(*) as lines,
    exists (select 1 from game_table where game_table.table_id = event.table_id) as isKnown
  from event group by table_id order by table_id`;

const ORPHANS = `
  select table_id from game_table
  where not exists (select 1 from event where event.table_id = game_table.table_id) order by table_id`;

const LINES = 'select table_id as log, seq, at, command, body from event where table_id = ? order by seq';

/** Throws a StoreError if there is no database to look into. */
export function examine(file: string): Examination {
  try {
    expectThere(file);
    const kept = readHeads(file);
    return readUnchanged(file, (libsql) => {
      expectOurTables(libsql, false);
      return new Examiner(file, libsql, kept).examine();
    });
  } catch (error) {
    throw storeErrorFrom(`cannot look into ${file}`, error);
  }
}

class Examiner {
  readonly #file: string;
  readonly #libsql: Libsql.Database;
  readonly #kept: ReadonlyMap<string, number>;
  readonly #problems: string[] = [];
  /** What could not be read to its end. */
  readonly #unread = new Set<string>();

  constructor(file: string, libsql: Libsql.Database, kept: ReadonlyMap<string, number>) {
    this.#file = file;
    this.#libsql = libsql;
    this.#kept = kept;
  }

  examine(): Examination {
    this.#libsql.exec('begin'); // one moment for all that is read
    this.#checkPages();
    const extents = this.#rows(ALL_LINES, Extent, EXTENTS);
    for (const extent of extents) this.#checkLog(extent);
    this.#compareHeads(extents);
    for (const log of this.#values('The list of all tables', z.string(), ORPHANS))
      this.#problems.push(`${titleOf(log)} has no lines at all.`);
    return { problems: this.#problems, ...this.#figures(extents) };
  }

  #checkPages(): void {
    const found = this.#values('The file', z.string(), `PRAGMA integrity_check(${MOST_DAMAGES})`);
    if (found.length === 1 && found[0] === 'ok') return;
    for (const words of found) this.#problems.push(`The file is damaged: ${words}.`);
  }

  #checkLog(extent: Extent): void {
    const { log, first, last, lines, isKnown } = extent;
    if (!isKnown) this.#problems.push(`${titleOf(log)} has lines, but nobody can find or delete it.`);
    const missing = last - lines;
    if (missing === 0) this.#replay(log);
    else
      this.#problems.push(
        `${titleOf(log)} lacks ${missing} of its ${last} lines${first > 1 ? ', the first among them' : ''}.`,
      );
  }

  /** Read before the database, so a server that runs has gone on since. */
  #compareHeads(extents: readonly Extent[]): void {
    const heads = new Map(extents.map(({ log, last }) => [log, last]));
    const isKnown = (log: string): boolean => heads.has(log) || !this.#unread.has(ALL_LINES);
    const known = new Map([...this.#kept].filter(([log]) => isKnown(log)));
    for (const [log, lines] of lostLines(known, heads))
      this.#problems.push(
        `${titleOf(log)} lost its last ${lines === 1 ? 'line' : `${lines} lines`}: they had been written.`,
      );
    const unknown = this.#kept.size - known.size;
    if (unknown > 0)
      this.#problems.push(
        `Whether the last lines are there cannot be known of ${unknown} ${unknown === 1 ? 'log' : 'logs'}.`,
      );
  }

  #replay(log: string): void {
    const live = liveLogOf(log);
    for (const row of this.#rows(titleOf(log), Line, LINES, log)) {
      try {
        live.follow(row);
      } catch (error) {
        this.#problems.push(`${titleOf(log)} cannot be replayed from line ${row.seq} on: ${firstLineOf(error)}.`);
        return;
      }
    }
  }

  #figures(extents: readonly Extent[]): Omit<Examination, 'problems'> {
    const amountOfAll = (kind: LogOf): Amount => amountOf(extents.filter(({ log }) => readLogName(log).kind === kind));
    const byLength = extents.toSorted((a, b) => b.lines - a.lines);
    const [free = 0] = this.#values('The number of free pages', z.int(), 'PRAGMA freelist_count');
    const [page = 0] = this.#values('The size of a page', z.int(), 'PRAGMA page_size');
    return {
      size: { file: sizeOf(this.#file) ?? 0, free: free * page, log: sizeOf(`${this.#file}-wal`) ?? 0 },
      tables: amountOfAll('table'),
      sheets: amountOfAll('sheet'),
      groups: amountOfAll('group'),
      longest: byLength.slice(0, LONGEST).map(({ log, lines }) => ({ name: titleOf(log), lines })),
    };
  }

  /** What can be read; that the rest cannot is a problem, and no reason to stop. */
  #rows<T>(what: string, form: z.ZodMiniType<T>, query: string, ...values: string[]): T[] {
    const rows: T[] = [];
    try {
      for (const row of this.#libsql.prepare<string[]>(query).iterate(...values)) rows.push(form.parse(row));
    } catch (error) {
      this.#unread.add(what);
      this.#problems.push(`${what} cannot be read: ${firstLineOf(error)}.`);
    }
    return rows;
  }

  /** Of a query with one column. */
  #values<T>(what: string, form: z.ZodMiniType<T>, query: string): T[] {
    return this.#rows(what, z.record(z.string(), form), query).flatMap((row) => Object.values(row));
  }
}

function liveLogOf(log: string): { follow(row: Row): unknown } {
  const { kind, code } = readLogName(log);
  if (kind === 'sheet') return new LiveLog(SHEET_KIND, code);
  return kind === 'group' ? new LiveLog(GROUP_KIND, code) : new LiveLog(tableKind(USUAL_PACE), code);
}

const TITLES: Readonly<Record<LogOf, string>> = { table: 'Table', sheet: 'Shared score', group: 'Group' };

const titleOf = (log: string): string => {
  const { kind, code } = readLogName(log);
  return `${TITLES[kind]} ${code}`;
};

const amountOf = (extents: readonly Extent[]): Amount => ({
  logs: extents.length,
  lines: extents.reduce((sum, { lines }) => sum + lines, 0),
});

const firstLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '') ?? '';
