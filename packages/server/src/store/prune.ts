/** Deletes logs that nobody has added to for long. */
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database, Schema } from './schema.ts';

/** Keeps everybody from adding lines until the transaction ends. */
export type HoldLines = (transaction: Transaction<Schema>) => Promise<void>;

/** Those that are deleted. Where one fails, those before it are told all the same: nobody else knows that they are gone. */
export async function prune(db: Database, hold: HoldLines, before: number, most: number): Promise<readonly string[]> {
  const pruned: string[] = [];
  try {
    for (const log of await oldLogs(db, before, most)) {
      const isPruned = await db.transaction().execute(async (transaction) => {
        // A line that is on its way would be seen by nothing here, and be left behind without those before it.
        await hold(transaction);
        return pruneLog(transaction, log, before);
      });
      if (isPruned) pruned.push(log);
    }
  } catch (error) {
    if (pruned.length === 0) throw error;
  }
  return pruned;
}

/** When the youngest line of all was written; null if there is none. */
export async function lastUse(db: Database): Promise<number | null> {
  const last = db.selectFrom('logs').select((row) => lastLineAt(row).as('at'));
  return (await last.orderBy('at', 'desc').limit(1).executeTakeFirst())?.at ?? null;
}

/**
 * A log's last line is never older than the log, so the index of their creation finds them. Hours of slow play that end
 * later than that are a use: a day for a choice is more than some keep a table for.
 */
async function oldLogs(db: Database, before: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('logs')
    .select('log')
    .where('createdAt', '<', before)
    .where((row) => row(lastLineAt(row), '<', before))
    .where((row) => row.not(row.exists(laterDeadline(row, before))))
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
    .where((row) => row.not(row.exists(laterDeadline(row, before))))
    .returning('log')
    .executeTakeFirst();
  if (!found) return false;
  await transaction.deleteFrom('due').where('log', '=', log).execute();
  await transaction.deleteFrom('deadline').where('log', '=', log).execute();
  await transaction.deleteFrom('subscription').where('log', '=', log).execute();
  await transaction.deleteFrom('pass').where('log', '=', log).execute();
  await transaction.deleteFrom('token').where('log', '=', log).execute();
  await transaction.deleteFrom('milestone').where('log', '=', log).execute();
  await transaction.deleteFrom('result').where('log', '=', log).execute();
  await transaction.deleteFrom('record').where('log', '=', log).execute();
  await transaction.deleteFrom('lines').where('log', '=', log).execute();
  return true;
}

const laterDeadline = (row: ExpressionBuilder<Schema, 'logs'>, before: number) =>
  row
    .selectFrom('deadline')
    .select('deadline.log')
    .whereRef('deadline.log', '=', 'logs.log')
    .where('deadline.dueAt', '>=', before);

const lastLineAt = (row: ExpressionBuilder<Schema, 'logs'>) =>
  row
    .selectFrom('lines')
    .select('lines.at')
    .whereRef('lines.log', '=', 'logs.log')
    .orderBy('lines.seq', 'desc')
    .limit(1);
