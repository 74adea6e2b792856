/** Deletes tables that nobody has touched for long. */
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database, Schema } from './schema.ts';

export async function prune(db: Database, before: number, most: number): Promise<readonly string[]> {
  const pruned: string[] = [];
  for (const table of await oldTables(db, before, most)) {
    if (await db.transaction().execute((transaction) => pruneTable(transaction, table, before))) pruned.push(table);
  }
  return pruned;
}

/** A table's last line is never older than the table, so the index of their creation finds them. */
async function oldTables(db: Database, before: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('game_table')
    .select('table_id')
    .where('created_at', '<', before)
    .where((table) => table(lastLineAt(table), '<', before))
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ table_id }) => table_id);
}

/** One table in one transaction: moves elsewhere need not wait, and nodes that prune together never wait in a circle. */
async function pruneTable(transaction: Transaction<Schema>, table: string, before: number): Promise<boolean> {
  const found = await transaction
    .deleteFrom('game_table')
    .where('table_id', '=', table)
    .where((row) => row(lastLineAt(row), '<', before))
    .returning('table_id')
    .executeTakeFirst();
  if (!found) return false;
  await transaction.deleteFrom('due').where('table_id', '=', table).execute();
  await transaction.deleteFrom('pass').where('table_id', '=', table).execute();
  await transaction.deleteFrom('token').where('table_id', '=', table).execute();
  await transaction.deleteFrom('record').where('table_id', '=', table).execute();
  await transaction.deleteFrom('event').where('table_id', '=', table).execute();
  return true;
}

const lastLineAt = (table: ExpressionBuilder<Schema, 'game_table'>) =>
  table
    .selectFrom('event')
    .select('event.at')
    .whereRef('event.table_id', '=', 'game_table.table_id')
    .orderBy('event.seq', 'desc')
    .limit(1);
