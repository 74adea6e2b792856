/** Writes many lines, and what follows from each, in one transaction. */
import { Consequences } from './consequences.ts';
import type { Database } from './schema.ts';
import type { Append, AppendResult, Row } from './store.ts';

export async function commitBatch(db: Database, batch: readonly Append[]): Promise<readonly AppendResult[]> {
  const lines = linesOf(batch);
  const appended = await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .insertInto('lines')
      .values(lines.map(({ row }) => row))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['log', 'seq', 'command'])
      .execute();
    const kept = new Set(rows.map(keyOf));
    const winners = lines.filter(({ row }) => kept.has(keyOf(row)));
    await new Consequences(winners).write(transaction);
    return new Set(winners);
  });
  return batch.map((append) => (appended.has(append) ? 'appended' : 'taken'));
}

/**
 * Sorted, so that two nodes that write to the same logs wait for each other in one order and never in a circle. Of two
 * lines that nobody could tell apart by what the database returns, only the first is written.
 */
function linesOf(batch: readonly Append[]): readonly Append[] {
  const lines = new Map<string, Append>();
  for (const append of batch) {
    const key = keyOf(append.row);
    if (!lines.has(key)) lines.set(key, append);
  }
  return [...lines.values()].sort(({ row: a }, { row: b }) => compare(a.log, b.log) || a.seq - b.seq);
}

const keyOf = ({ log, seq, command }: Pick<Row, 'log' | 'seq' | 'command'>): string =>
  JSON.stringify([log, seq, command]);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
