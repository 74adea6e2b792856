/** The log as the database has it when all nodes are gone: the truth that everything else is measured by. */
import Libsql from 'libsql';
import { Client } from 'pg';
import { numberAt, parsed, textAt } from './json.ts';

export interface Row {
  readonly code: string;
  readonly seq: number;
  readonly at: number;
  /** Who asked for the line, under which id: `member:id:digest`. Null for what happened by itself. */
  readonly command: string | null;
  readonly body: unknown;
}

const QUERY = 'select table_id as code, seq, at, command, body from event order by table_id, seq';

export function readSqlite(file: string): Row[] {
  const database = new Libsql(file);
  try {
    return database.prepare(QUERY).all().map(rowOf);
  } finally {
    database.close();
  }
}

export async function readPostgres(url: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(QUERY)).rows.map(rowOf);
  } finally {
    await client.end();
  }
}

const rowOf = (row: unknown): Row => ({
  code: textAt(row, 'code'),
  seq: numberAt(row, 'seq'),
  // PostgreSQL gives big integers as text.
  at: Number(textAt(row, 'at') || numberAt(row, 'at')),
  command: textAt(row, 'command') || null,
  body: parsed(textAt(row, 'body')),
});
