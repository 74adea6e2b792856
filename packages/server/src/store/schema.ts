/** The tables of the database, as the code sees them. `migrations.ts` makes them. Times are milliseconds since 1970. */
import { CamelCasePlugin, type Kysely } from 'kysely';
import type { PassRow, RecordRow, Row, TokenRow } from './store.ts';

/** One row for each log, made by its first line. A move does not touch it. */
interface LogRow {
  log: string;
  createdAt: number;
  /** Null where the table is not public. */
  listing: string | null;
  listedAt: number;
}

export interface Schema {
  /** The primary key is (log, seq); (log, command) is unique where there is a command. */
  lines: Row;
  logs: LogRow;
  /** Logs of tables that wait for a clock or a bot. */
  due: { log: string; dueAt: number };
  token: TokenRow;
  pass: PassRow;
  record: RecordRow;
  node: { name: string; beatAt: number };
}

export type Database = Kysely<Schema>;

/**
 * What the database itself calls these, from the time when all logs were those of tables. The names stay: while a cluster
 * is updated, nodes of the version before write beside those of this one, and would find nothing under new names.
 */
const STORED_NAMES: Readonly<Record<string, string>> = { log: 'table_id', logs: 'game_table', lines: 'event' };

/** Between the names here and those in the database, `createdAt` and `created_at` as well. */
export class StoredNames extends CamelCasePlugin {
  protected override snakeCase(name: string): string {
    return STORED_NAMES[name] ?? super.snakeCase(name);
  }

  protected override camelCase(name: string): string {
    return name === STORED_NAMES['log'] ? 'log' : super.camelCase(name);
  }
}
