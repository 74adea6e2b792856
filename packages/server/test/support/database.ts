/** Empty databases of either kind for tests, each its own. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openStore, type StorePlace } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Database } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import type { Postgres } from './postgres.ts';

/** In a folder that does not exist yet. */
export function newSqlite(): StorePlace & { readonly kind: 'sqlite' } {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { kind: 'sqlite', file: join(folder, 'data', 'turn7.db') };
}

export async function newPostgres(postgres: Postgres): Promise<StorePlace> {
  return { kind: 'postgres', url: await postgres.createDatabase(`store-${randomUUID()}`) };
}

/** Opened for the test that runs, and closed after it. */
export async function open(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  onTestFinished(() => store.close());
  return store;
}

/** Makes an empty database what the first version left behind: a table in the middle of a game, and a shared score. */
export const fillByFirstVersion = (place: StorePlace): Promise<void> => fillBy('first-version.sql', place);

/** `file`: what an earlier version left behind. */
export async function fillBy(
  file: `${'first' | 'last' | 'daily'}-version.sql` | 'before-ratings.sql',
  place: StorePlace,
): Promise<void> {
  if (place.kind === 'sqlite') mkdirSync(dirname(place.file));
  const statements = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split(';\n');
  await behind(place)
    .transaction()
    .execute(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
    });
}

/** The database behind a store, for what no store does to it. */
export function behind(place: StorePlace): Database {
  const db = place.kind === 'sqlite' ? openSqlite(place) : openPostgres(place.url);
  onTestFinished(() => db.destroy());
  return db;
}
