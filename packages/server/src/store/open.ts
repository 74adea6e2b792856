/** Opens the store that the configuration names, ready for use. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { storeErrorFrom } from './failure.ts';
import { migrate } from './migrations.ts';
import { openPostgres, openPostgresForMigration, POSTGRES_CLOCK } from './postgres.ts';
import type { Database } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite, patiently, SQLITE_CLOCK, type SqliteFile } from './sqlite.ts';

export type StorePlace =
  | ({ readonly kind: 'sqlite' } & SqliteFile)
  | { readonly kind: 'postgres'; readonly url: string };

/** Rejects with a StoreError that says where the store should have been and what is wrong there. */
export async function openStore(place: StorePlace): Promise<SqlStore> {
  try {
    if (place.kind === 'sqlite') return new SqlStore(await sqliteAt(place), SQLITE_CLOCK);
    return new SqlStore(await postgresAt(place.url), POSTGRES_CLOCK);
  } catch (error) {
    throw storeErrorFrom(`cannot open ${nameOf(place)}`, error);
  }
}

async function sqliteAt(place: SqliteFile): Promise<Database> {
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

async function postgresAt(url: string): Promise<Database> {
  const migrating = openPostgresForMigration(url);
  await migrate(migrating).finally(() => migrating.destroy());
  return openPostgres(url);
}

/** Without the password. */
function nameOf(place: StorePlace): string {
  if (place.kind === 'sqlite') return `the database ${place.file}`;
  try {
    const { host, port, database } = new Client(place.url);
    return `the PostgreSQL database ${database ?? ''} at ${host}:${port}`;
  } catch {
    return 'a PostgreSQL database (expected an address such as postgres://user:password@host:5432/turn7)';
  }
}
