/** The tables of the database, as Kysely sees them. `migrations.ts` makes them. Times are milliseconds since 1970. */
import type { Kysely } from 'kysely';

/** One line of a log. The primary key is (table_id, seq); (table_id, command) is unique where there is a command. */
interface EventTable {
  table_id: string;
  seq: number;
  at: number;
  command: string | null;
  body: string;
}

/** One row for each table, made by its first line. A move does not touch it. */
interface GameTableTable {
  table_id: string;
  created_at: number;
  /** Null where the table is not public. */
  listing: string | null;
  listed_at: number;
}

/** Tables that wait for a clock or a bot. */
interface DueTable {
  table_id: string;
  due_at: number;
}

interface TokenTable {
  hash: string;
  table_id: string;
  member: number;
}

interface PassTable extends TokenTable {
  expires_at: number;
}

interface RecordTable {
  table_id: string;
  game: number;
  finished_at: number;
  text: string;
}

interface NodeTable {
  name: string;
  beat_at: number;
}

export interface Schema {
  event: EventTable;
  game_table: GameTableTable;
  due: DueTable;
  token: TokenTable;
  pass: PassTable;
  record: RecordTable;
  node: NodeTable;
}

export type Database = Kysely<Schema>;
