/** Deletes logs that nobody has added to for long. */
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database, Schema } from './schema.ts';

export async function prune(db: Database, before: number, most: number): Promise<readonly string[]> {
  const pruned: string[] = [];
  for (const log of await oldLogs(db, before, most)) {
    if (await db.transaction().execute((transaction) => pruneLog(transaction, log, before))) pruned.push(log);
  }
  return pruned;
}

/** A log's last line is never older than the log, so the index of their creation finds them. */
async function oldLogs(db: Database, before: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('logs')
    .select('log')
    .where('createdAt', '<', before)
    .where((row) => row(lastLineAt(row), '<', before))
    .orderBy('createdAt')
    .limit(most)
    .execute();
  return rows.map(({ log }) => log);
}

/** One log in one transaction: moves elsewhere need not wait, and nodes that prune together never wait in a circle. */
async function pruneLog(transaction: Transaction<Schema>, log: string, before: number): Promise<boolean> {
  const found = await transaction
    .deleteFrom('logs')
    .where('log', '=', log)
    .where((row) => row(lastLineAt(row), '<', before))
    .returning('log')
    .executeTakeFirst();
  if (!found) return false;
  await transaction.deleteFrom('due').where('log', '=', log).execute();
  await transaction.deleteFrom('pass').where('log', '=', log).execute();
  await transaction.deleteFrom('token').where('log', '=', log).execute();
  await transaction.deleteFrom('record').where('log', '=', log).execute();
  await transaction.deleteFrom('lines').where('log', '=', log).execute();
  return true;
}

const lastLineAt = (row: ExpressionBuilder<Schema, 'logs'>) =>
  row
    .selectFrom('lines')
    .select('lines.at')
    .whereRef('lines.log', '=', 'logs.log')
    .orderBy('lines.seq', 'desc')
    .limit(1);
