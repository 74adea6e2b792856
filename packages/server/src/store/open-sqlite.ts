/** Opens a store in a file, ready for use. By itself: its thread need not load what PostgreSQL needs. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { storeErrorFrom } from './failure.ts';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite, patiently, SQLITE_CLOCK, type SqliteFile } from './sqlite.ts';

/** Rejects with a StoreError that says which file it is and what is wrong there. */
export async function openSqliteStore(place: SqliteFile): Promise<SqlStore> {
  try {
    return new SqlStore(await databaseIn(place), SQLITE_CLOCK);
  } catch (error) {
    throw storeErrorFrom(`cannot open the database ${place.file}`, error);
  }
}

async function databaseIn(place: SqliteFile): Promise<Database> {
  makeFolder(dirname(place.file));
  return patiently(async () => {
    const db = openSqlite(place);
    await migrate(db).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return db;
  });
}

/**
 * For its owner's eyes: the secrets of games that are being played lie there. Node's own way of making a folder with its
 * parents never ends where none can be made, as in /proc.
 */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
