/** A database in one file: SQLite, through libsql. Its thread need not load what PostgreSQL needs. */
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, SqliteAdapter, SqliteDialect, SqliteDriver, sql } from 'kysely';
import Libsql from 'libsql';
import { inOneTransaction } from './batch.ts';
import { hasConsequences } from './consequences.ts';
import { expectOurs, makeFolder, makePrivate, PAGE_BYTES } from './database-file.ts';
import { codeOf, storeErrorFrom } from './failure.ts';
import type { Commit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { type Database, type Schema, StoredNames } from './schema.ts';
import { makeShrinkable, shrink } from './shrink.ts';
import { SqlStore } from './sql-store.ts';
import type { AppendResult, Row } from './store.ts';

/** How long to wait while another program writes. */
const PATIENCE_MS = 5000;
const RETRY_MS = 5;
/** How long SQLite itself waits, and with it everything else in its thread. */
const BUSY_MS = 20;
/**
 * Pages that the write-ahead log holds before whoever writes next in the thread copies them into the file, for which others
 * who want something of the thread wait. More pages mean less often but longer; SQLite's own number is 1,000.
 */
const CHECKPOINT_PAGES = 24_000;

const SQLITE_CLOCK = sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;

/** A transaction is alone from its beginning. */
const holdLines = async (): Promise<void> => {};

export interface SqliteFile {
  readonly file: string;
  /** The file grows to so many pages of 1 KiB, and no further. */
  readonly mostPages?: number;
}

export const openSqlite = (place: SqliteFile): Database => throughKysely(new FileDriver(openFile(place)));

const throughKysely = (driver: FileDriver): Database =>
  new Kysely<Schema>({ dialect: new FileDialect(driver), plugins: [new StoredNames()] });

function openFile({ file, mostPages }: SqliteFile): Libsql.Database {
  const libsql = new Libsql(file);
  libsql.exec(`PRAGMA busy_timeout=${BUSY_MS}`);
  libsql.exec(`PRAGMA page_size=${PAGE_BYTES}; PRAGMA auto_vacuum=INCREMENTAL`); // of a file that is made now
  libsql.exec('PRAGMA journal_mode=WAL');
  libsql.exec('PRAGMA synchronous=FULL'); // a commit is on the disk, not just in the kernel
  libsql.exec(`PRAGMA wal_autocheckpoint=${CHECKPOINT_PAGES}`);
  libsql.exec(`PRAGMA journal_size_limit=${2 * CHECKPOINT_PAGES * PAGE_BYTES}`); // when it begins anew
  if (mostPages !== undefined) libsql.exec(`PRAGMA max_page_count=${mostPages}`);
  return libsql;
}

/** Tries again while somebody else holds the database. */
async function patiently<T>(work: () => T | Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Somebody else holds the database, and nothing was written. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

class FileDialect extends SqliteDialect {
  readonly #driver: FileDriver;

  constructor(driver: FileDriver) {
    super({ database: driver.libsql });
    this.#driver = driver;
  }

  override createDriver(): FileDriver {
    return this.#driver;
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
  readonly libsql: Libsql.Database;
  readonly #patience: number;

  /** `patience`: milliseconds that a transaction waits while somebody else holds the database. */
  constructor(libsql: Libsql.Database, patience = PATIENCE_MS) {
    super({ database: libsql });
    this.libsql = libsql;
    this.#patience = patience;
  }

  /** Does something in a transaction of its own, without a query that Kysely would have to build. */
  async transact<T>(work: () => T): Promise<T> {
    await this.acquireConnection();
    try {
      await this.beginTransaction();
      const result = work();
      await this.commitTransaction();
      return result;
    } catch (error) {
      await this.rollbackTransaction();
      throw error;
    } finally {
      await this.releaseConnection();
    }
  }

  override async beginTransaction(): Promise<void> {
    await patiently(() => this.libsql.exec('begin immediate'), this.#patience);
  }

  override async commitTransaction(): Promise<void> {
    this.libsql.exec('commit');
  }

  /** Leaves one file that is whole by itself: libsql does not copy the write-ahead log into it when it closes. */
  override async destroy(): Promise<void> {
    try {
      this.libsql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // A disk that is full, or another program that reads: the log stays beside the file, and nothing is lost.
    }
    await super.destroy();
  }

  /** SQLite has ended some failed transactions by itself; others are still open. */
  override async rollbackTransaction(): Promise<void> {
    if (this.libsql.inTransaction) this.libsql.exec('rollback');
  }
}

/** A store in a file, ready for use. Rejects with a StoreError that says which file it is and what is wrong there. */
export async function openSqliteStore(place: SqliteFile): Promise<SqlStore> {
  try {
    return await storeIn(place);
  } catch (error) {
    throw storeErrorFrom(`cannot open the database ${place.file}`, error);
  }
}

async function storeIn(place: SqliteFile): Promise<SqlStore> {
  makeFolder(dirname(place.file));
  await patiently(() => expectOurs(place.file));
  makePrivate(place.file);
  return patiently(async () => {
    const driver = new FileDriver(openFile(place));
    const { libsql } = driver;
    const db = throughKysely(driver);
    await migrate(db).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    makeShrinkable(libsql);
    const commit = committing(db, driver);
    return new SqlStore(db, { clock: SQLITE_CLOCK, commit, holdLines, shrink: () => shrink(db, libsql) });
  });
}

/** What writes lines, and what follows from them, to a database that a store has open as well. */
export interface FileWriter {
  /** Rejects at once if the store is just writing. */
  readonly commit: Commit;
  /** The last to have the file. */
  close(): void;
}

/** Copies nothing from the write-ahead log into the file, which takes long: the store does. */
export function openWriter(place: SqliteFile): Promise<FileWriter> {
  return patiently(() => {
    const driver = new FileDriver(openFile(place), 0);
    driver.libsql.exec('PRAGMA wal_autocheckpoint=0; PRAGMA busy_timeout=0');
    const db = throughKysely(driver);
    return { commit: committing(db, driver), close: () => closeAlone(driver.libsql) };
  });
}

/**
 * Leaves nothing beside the file. libsql keeps it open until its statements are garbage, so that SQLite does not take away
 * what is empty by then; but a file that has no write-ahead log any more has nothing beside it. The next start gives it one.
 */
function closeAlone(libsql: Libsql.Database): void {
  try {
    libsql.exec('PRAGMA journal_mode=DELETE');
  } catch {
    // Another program reads: nothing is lost, and it takes the write-ahead log away when it ends.
  }
  libsql.close();
}

/** A batch from which nothing follows, as from moves, takes the short way: Kysely's would take a fifth of the time. */
function committing(db: Database, driver: FileDriver): Commit {
  const insert = insertInto(driver.libsql);
  const withAll = inOneTransaction(db, async (_db, rows) => rows.map(insert));
  return (batch) =>
    batch.some(hasConsequences) ? withAll(batch) : driver.transact(() => batch.map(({ row }) => insert(row)));
}

/** Line by line with statements that are prepared once, for every move is one of these. */
function insertInto(libsql: Libsql.Database): (row: Row) => AppendResult {
  const insert = libsql.prepare(INSERT_LINE);
  const before = libsql.prepare('select 1 from event where table_id = ? and seq = ?');
  return ({ log, seq, at, command, body }) => {
    if (insert.run([log, seq, at, command, body]).changes === 1) return 'appended';
    return seq === 1 || before.get(log, seq - 1) ? 'taken' : 'gap';
  };
}

/**
 * A line without the one before it has no seq, and what has none is not written: said as a condition of a `select` it
 * would be copied to a table of its own first.
 */
export const INSERT_LINE = `
  insert or ignore into event (table_id, seq, at, command, body)
  values (?1, case when ?2 = 1 or exists (select 1 from event where table_id = ?1 and seq = ?2 - 1) then ?2 end, ?3, ?4, ?5)`;
