/**
 * The file of a SQLite database, before it is opened: one server has it, nobody but its owner reads it, and one that lost
 * what it had is not taken for a new one.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { codeOf, storeErrorFrom } from './failure.ts';
import { readOnly } from './read-only.ts';

/** The secrets of games that are being played lie there. */
export const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const OTHERS = 0o077;

/** A move touches a few pages of its table alone, and whole pages go to the disk: small ones make small commits. */
export const PAGE_BYTES = 1024;

export interface HeldFile {
  readonly file: string;
  release(): void;
}

/**
 * Keeps other servers from a database until it is released, or until the process ends. Throws a StoreError if another
 * one has it, or if it is no database any more.
 */
export function holdFile(file: string): HeldFile {
  try {
    makeFolder(dirname(file));
    if (!existsSync(lockOf(file))) {
      expectWhole(file);
      expectOurs(file); // a lock stays, and should not beside what belongs to others
    }
    const lock = lockFor(file);
    try {
      expectWhole(file);
    } catch (error) {
      lock.close();
      throw error;
    }
    return { file, release: () => void lock.close() };
  } catch (error) {
    throw storeErrorFrom(`cannot open the database ${file}`, error);
  }
}

const lockOf = (file: string): string => `${file}-lock`;

/**
 * A database of its own, of which nothing but the lock is used: the system lets go of that when a process ends, however
 * it ends. It says whose the lock is.
 */
function lockFor(file: string): Libsql.Database {
  const name = lockOf(file);
  makePrivate(name);
  const lock = new Libsql(name);
  try {
    lock.exec(`begin immediate; PRAGMA user_version=${process.pid}; commit; begin immediate`);
    return lock;
  } catch (error) {
    const holder = codeOf(error).startsWith('SQLITE_BUSY') ? numberOf(lock.pragma('user_version')) : null;
    lock.close();
    if (holder === null) throw error;
    throw new Error(`another server has it (process ${holder}); expected one server for a file`);
  }
}

/** What a pragma says that says a number. */
export const numberOf = (rows: unknown): number => {
  const [row]: unknown[] = Array.isArray(rows) ? rows : [];
  return Number(typeof row === 'object' && row !== null ? Object.values(row)[0] : row);
};

/** Throws if there was a database in the file, and is none any more. A file that is not there is a new one. */
function expectWhole(file: string): void {
  const log = sizeOf(`${file}-wal`) ?? 0;
  const size = sizeOf(file);
  if (size === null && log > 0)
    throw new Error(
      'the file is gone, but not its write-ahead log; restore a backup, or delete that too to begin anew',
    );
  if (size === 0) throw new Error('the file is empty; restore a backup, or delete it to begin anew');
  const expected = size === null ? null : sizeByHeader(file);
  if (size !== null && expected !== null && log === 0 && size < expected)
    throw new Error(`the file was cut short: it has ${size} bytes of ${expected}; restore a backup`);
}

const HEADER_BYTES = 100;
const WORD_FOR_SQLITE = 'SQLite format 3\0';

/** How large the file should be, by what its first bytes say; null where they do not. */
function sizeByHeader(file: string): number | null {
  const header = Buffer.alloc(HEADER_BYTES);
  const open = openSync(file, 'r');
  try {
    readSync(open, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(open);
  }
  const [changes, changesWhenSized] = [header.readUInt32BE(24), header.readUInt32BE(92)];
  if (header.toString('latin1', 0, 16) !== WORD_FOR_SQLITE || changes !== changesWhenSized) return null;
  const page = header.readUInt16BE(16);
  return header.readUInt32BE(28) * (page === 1 ? 65_536 : page);
}

/** In bytes; null if there is no such file. */
export const sizeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.size ?? null;

/** Null where nothing can be looked for as well: below another file, say. */
function entryAt(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

const EXPECTED = 'expected the folder of a server that keeps SQLite';

/** Throws if there is no database of this program in the file. */
export function expectDatabase(file: string): void {
  expectThere(file);
  readOnly(file, (libsql) => expectOurTables(libsql, false));
}

/** Throws if there is no file, or none that a database could be in. */
export function expectThere(file: string): void {
  const folder = dirname(file);
  if (entryAt(folder)?.isFile()) throw new Error(`${folder} is a file; ${EXPECTED}`);
  if (existsSync(folder)) expectWhole(file);
  if (!existsSync(file)) throw new Error(`there is no such file; ${EXPECTED}`);
}

/**
 * Throws if a file with more than its first page, which is all that one has that was just begun, is not of this program.
 * It is left as it is: what belongs to others is not changed.
 */
export function expectOurs(file: string): void {
  const size = sizeOf(file);
  if (size !== null) readOnly(file, (libsql) => expectOurTables(libsql, size <= PAGE_BYTES));
}

/** Throws if the tables in a database are not those of this program. `isNew`: there need not be any. */
export function expectOurTables(libsql: Libsql.Database, isNew: boolean): void {
  const names = libsql.prepare(TABLE_NAMES).pluck().all();
  const others = names.filter((name) => !MIGRATORS.includes(String(name)));
  const isBegun = others.length === 0 && (isNew || names.length > 0);
  const isOurs = names.length > others.length && OURS.every((name) => others.includes(name));
  if (isBegun || isOurs) return;
  const found = others.length === 0 ? 'nothing' : others.slice(0, 3).join(', ');
  throw new Error(`it is not a database of Turn 7: there is ${found} in it; expected another file, or a backup`);
}

const TABLE_NAMES = "select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name";

/** Made before all others; other programs may have them as well. */
const MIGRATORS = ['kysely_migration', 'kysely_migration_lock'];
/** Two of those that the first migration made, all at once. */
const OURS = ['event', 'game_table'];

/** Makes the file if there is none. What SQLite puts beside it later has the same rights. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(name, { throwIfNoEntry: false });
    if (found?.isFile() && (found.mode & OTHERS) !== 0) chmodSync(name, OWNER_ONLY_FILE);
  }
}

/** Node's own way of making a folder with its parents never ends where none can be made, as in /proc. */
export function makeFolder(folder: string): void {
  const entry = entryAt(folder);
  if (entry?.isDirectory()) return;
  if (entry !== null) throw new Error(`${folder} is a file; expected a folder, or none yet`);
  if (dirname(folder) !== folder) makeFolder(dirname(folder)); // there need not be a drive Z: on Windows
  mkdirSync(folder, { mode: OWNER_ONLY_FOLDER });
}
