/** The tables of the database, as the code sees them. `migrations.ts` makes them. Times are milliseconds since 1970. */
import { CamelCasePlugin, type Kysely } from 'kysely';
import type {
  DeadlineRow,
  MilestoneRow,
  PassRow,
  RatingRow,
  RecordRow,
  ResultRow,
  Row,
  SubscriptionRow,
  TokenRow,
} from './store.ts';

/** One row for each log, made by its first line. A move does not touch it. */
interface LogRow {
  log: string;
  createdAt: number;
  /** Null where the table is not public. */
  listing: string | null;
  listedAt: number;
  /** Null where it is not known, as of what the first version made. */
  publisher: string | null;
}

export interface Schema {
  /** The primary key is (log, seq); (log, command) is unique where there is a command, and it is not of one place. */
  lines: Row;
  logs: LogRow;
  /** Of the versions before, which also played tables that nobody looked at. */
  due: { log: string; dueAt: number };
  /** The primary key is the log: a table for slow play has one while it is played. */
  deadline: DeadlineRow;
  /** The primary key is (log, endpoint). */
  subscription: SubscriptionRow;
  token: TokenRow;
  pass: PassRow;
  record: RecordRow;
  /** The primary key is (log, seq). */
  milestone: MilestoneRow;
  /** The primary key is the log. */
  result: ResultRow;
  /** The primary key is (log, game, player). A rating outlives the logs it came from. */
  rating: RatingRow;
  /** Players who deleted their rating, and when: what was over by then counts for nothing. */
  unrated: { player: string; at: number };
  /** Players whom the operator took out of the tables of results. */
  hidden: { player: string };
  secret: { name: string; value: string };
  node: { name: string; beatAt: number };
}

/** What the commands are like that fit in one place of a log only, as moves do: no index need keep them from another. */
export const COMMAND_OF_ONE_PLACE = '%.%';

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
