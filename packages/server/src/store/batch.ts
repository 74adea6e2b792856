/** Writes many lines, and what follows from each, together. */
import type { Transaction } from 'kysely';
import { Consequences, hasConsequences } from './consequences.ts';
import type { Commit } from './group-commit.ts';
import type { Database, Schema } from './schema.ts';
import type { Append, AppendResult, Row } from './store.ts';

/**
 * Writes lines that have a predecessor, each at most once, and says of each how it went. Several of one log come in the
 * order in which they are to stand there.
 */
export type InsertLines = (db: Database, rows: readonly Row[]) => Promise<readonly AppendResult[]>;

/** All in one transaction: a disk takes as long for one line as for a hundred. */
export const inOneTransaction =
  (db: Database, insert: InsertLines): Commit =>
  (batch) =>
    db.transaction().execute((transaction) => write(transaction, insert, batch));

/**
 * For a database elsewhere, where each statement is a way there and back: lines from which nothing follows, as from a
 * move, go there in one. Sorted, so that two nodes that write to the same logs wait for each other in one order and never
 * in a circle.
 */
export const inFewStatements =
  (db: Database, insert: InsertLines): Commit =>
  async (batch) => {
    const results = new Map<Append, AppendResult>();
    const write = async (appends: readonly Append[], commit: Commit): Promise<void> => {
      const outcomes = appends.length > 0 ? await commit(appends) : [];
      for (const [i, append] of appends.entries()) results.set(append, outcomes[i]!); // one for each
    };
    for (const wave of wavesOf(batch)) {
      const writing = [
        write(wave.filter(isAlone), (lines) => insert(db, lines.map(rowOf))),
        write(wave.filter(hasConsequences), inOneTransaction(db, insert)),
      ];
      await Promise.allSettled(writing); // whatever becomes of one, the next wave begins after both
      await Promise.all(writing);
    }
    return batch.map((append) => results.get(append)!); // each is in a wave
  };

async function write(
  transaction: Transaction<Schema>,
  insert: InsertLines,
  batch: readonly Append[],
): Promise<readonly AppendResult[]> {
  const results = await insert(transaction, batch.map(rowOf));
  await new Consequences(batch.filter((_, i) => results[i] === 'appended')).write(transaction);
  return results;
}

/** At most one line of a log in each: one statement does not see the predecessor that it writes itself. */
function wavesOf(batch: readonly Append[]): readonly (readonly Append[])[] {
  const waves: Append[][] = [];
  const lines = new Map<string, number>();
  for (const append of batch) {
    const { log } = append.row;
    const wave = lines.get(log) ?? 0;
    lines.set(log, wave + 1);
    const others = waves[wave] ?? [];
    others.push(append);
    waves[wave] = others;
  }
  return waves.map((wave) => wave.sort(({ row: a }, { row: b }) => (a.log < b.log ? -1 : 1)));
}

const isAlone = (append: Append): boolean => !hasConsequences(append);

const rowOf = ({ row }: Append): Row => row;
