/** A SQLite file gives back the room of what was deleted; by itself it would only use it again. */
import type Libsql from 'libsql';
import { numberOf } from './database-file.ts';
import type { Database } from './schema.ts';

/** Pages in one transaction: moves wait for a few milliseconds at most. */
const STEP = 1000;
/** The rest has time until the next time. */
const MOST_STEPS = 20;

const INCREMENTAL = 2;

/** Makes a file that is able to shrink of one that an earlier version made: it is written anew, once. */
export function makeShrinkable(libsql: Libsql.Database): void {
  if (numberOf(libsql.pragma('auto_vacuum')) === INCREMENTAL) return;
  try {
    libsql.exec('PRAGMA auto_vacuum=INCREMENTAL; VACUUM');
  } catch {
    // A disk without room for two, or another program that uses it: the next start tries again.
  }
}

export async function shrink(db: Database, libsql: Libsql.Database): Promise<void> {
  const free = (): number => numberOf(libsql.pragma('freelist_count'));
  if (free() === 0) return;
  for (let step = 0; step < MOST_STEPS && free() > 0; step++)
    await db.transaction().execute(async () => void libsql.exec(`PRAGMA incremental_vacuum(${STEP})`));
  // The file itself becomes shorter when the write-ahead log is copied into it.
  await db.connection().execute(async () => void libsql.exec('PRAGMA wal_checkpoint(PASSIVE)'));
}
