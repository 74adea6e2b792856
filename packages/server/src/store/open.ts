/** Opens the store that the configuration names, ready for use. */
import { Client } from 'pg';
import { inFewStatements } from './batch.ts';
import { storeErrorFrom } from './failure.ts';
import { migrate } from './migrations.ts';
import { insertIntoPostgres, openPostgres, openPostgresForMigration, POSTGRES } from './postgres.ts';
import type { Database } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import type { SqliteFile } from './sqlite.ts';
import { openSqliteStore } from './sqlite.ts';

export type StorePlace =
  | ({ readonly kind: 'sqlite' } & SqliteFile)
  | { readonly kind: 'postgres'; readonly url: string };

/** Rejects with a StoreError that says where the store should have been and what is wrong there. */
export async function openStore(place: StorePlace): Promise<SqlStore> {
  if (place.kind === 'sqlite') return openSqliteStore(place);
  try {
    const db = await postgresAt(place.url);
    return new SqlStore(db, { ...POSTGRES, commit: inFewStatements(db, insertIntoPostgres) });
  } catch (error) {
    throw storeErrorFrom(`cannot open ${nameOf(place.url)}`, error);
  }
}

async function postgresAt(url: string): Promise<Database> {
  const migrating = openPostgresForMigration(url);
  await migrate(migrating).finally(() => migrating.destroy());
  return openPostgres(url);
}

/** Without the password. */
function nameOf(url: string): string {
  try {
    const { host, port, database } = new Client(url);
    return `the PostgreSQL database ${database ?? ''} at ${host}:${port}`;
  } catch {
    return 'a PostgreSQL database (expected an address such as postgres://user:password@host:5432/turn7)';
  }
}
