/** A database in one file: SQLite, through libsql. Its thread need not load what PostgreSQL needs. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteAdapter, SqliteDialect, SqliteDriver, sql } from 'kysely';
import Libsql from 'libsql';
import { codeOf, storeErrorFrom } from './failure.ts';
import { migrate } from './migrations.ts';
import { type Database, type Schema, StoredNames } from './schema.ts';
import { SqlStore } from './sql-store.ts';

/** How long to wait while another program writes. */
const PATIENCE_MS = 5000;
const RETRY_MS = 5;
/** How long SQLite itself waits. Everything else in this process waits with it. */
const BUSY_MS = 20;
/**
 * Pages that the write-ahead log holds before they are copied into the file, which everybody waits for. More pages mean
 * less often but longer; SQLite's own number is 1,000.
 */
const CHECKPOINT_PAGES = 8000;
/** A move touches a few pages of its table alone, and whole pages go to the disk: small ones make small commits. */
const PAGE_BYTES = 1024;

const SQLITE_CLOCK = sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;

export interface SqliteFile {
  readonly file: string;
  /** The file grows to so many pages of 1 KiB, and no further. */
  readonly mostPages?: number;
}

export function openSqlite({ file, mostPages }: SqliteFile): Database {
  const libsql = new Libsql(file);
  libsql.exec(`PRAGMA busy_timeout=${BUSY_MS}`);
  libsql.exec(`PRAGMA page_size=${PAGE_BYTES}`); // of a file that is made now
  libsql.exec('PRAGMA journal_mode=WAL');
  libsql.exec('PRAGMA synchronous=FULL'); // a commit is on the disk, not just in the kernel
  libsql.exec(`PRAGMA wal_autocheckpoint=${CHECKPOINT_PAGES}`);
  if (mostPages !== undefined) libsql.exec(`PRAGMA max_page_count=${mostPages}`);
  return new Kysely<Schema>({ dialect: new FileDialect(libsql), plugins: [new StoredNames()] });
}

/** Tries again while another program holds the database. */
async function patiently<T>(work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

class FileDialect extends SqliteDialect {
  readonly #libsql: Libsql.Database;

  constructor(libsql: Libsql.Database) {
    super({ database: libsql });
    this.#libsql = libsql;
  }

  override createDriver(): FileDriver {
    return new FileDriver(this.#libsql);
  }

  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

/** Tells the migrator that a migration goes into one transaction: SQLite can do that, and two processes take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A transaction takes the write lock when it begins, because one that reads first and must then wait for the lock fails
 * instead. It begins and ends by `exec`: a prepared statement of libsql that found the database busy counts as still
 * running, and no later transaction could commit. For the same reason nothing is written outside of a transaction.
 */
class FileDriver extends SqliteDriver {
  readonly #libsql: Libsql.Database;

  constructor(libsql: Libsql.Database) {
    super({ database: libsql });
    this.#libsql = libsql;
  }

  override async beginTransaction(): Promise<void> {
    await patiently(() => this.#libsql.exec('begin immediate'));
  }

  override async commitTransaction(): Promise<void> {
    this.#libsql.exec('commit');
  }

  /** Leaves one file that is whole by itself: libsql does not copy the write-ahead log into it when it closes. */
  override async destroy(): Promise<void> {
    try {
      this.#libsql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // A disk that is full, or another program that reads: the log stays beside the file, and nothing is lost.
    }
    await super.destroy();
  }

  /** SQLite has ended some failed transactions by itself; others are still open. */
  override async rollbackTransaction(): Promise<void> {
    if (this.#libsql.inTransaction) this.#libsql.exec('rollback');
  }
}

/** A store in a file, ready for use. Rejects with a StoreError that says which file it is and what is wrong there. */
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
