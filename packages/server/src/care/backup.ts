/** A copy of a SQLite database as it is at one moment, also while a server writes to it. */
import { closeSync, fsyncSync, openSync, rmSync, statSync, truncateSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Libsql from 'libsql';
import { expectOurTables, expectThere, OWNER_ONLY_FILE } from '../store/database-file.ts';
import { codeOf, storeErrorFrom } from '../store/failure.ts';
import { readUnchanged } from '../store/read-only.ts';

/** How long to wait while others write. */
const PATIENCE_MS = 10_000;

/** `to`: a file that does not exist yet. The size of the copy in bytes. Throws a StoreError, and then leaves no copy. */
export function backUp(file: string, to: string): number {
  try {
    expectThere(file);
    makeNew(to);
  } catch (error) {
    throw storeErrorFrom(`cannot back up ${file} to ${to}`, error);
  }
  try {
    copy(file, to);
    expectSound(to);
    makeLast(to);
    return statSync(to).size;
  } catch (error) {
    rmSync(to, { force: true });
    throw storeErrorFrom(`cannot back up ${file} to ${to}`, error);
  }
}

/** Throws if there is such a file already, or no place for it. */
function makeNew(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY_FILE));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new Error('that is there already; expected a file that does not exist yet');
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new Error(`there is no folder ${dirname(file)}; expected a file in a folder that exists`);
    throw error;
  }
}

/** Reads as of one moment: the server goes on writing meanwhile. */
function copy(file: string, to: string): void {
  readUnchanged(file, (libsql) => {
    expectOurTables(libsql, false);
    libsql.exec(`PRAGMA busy_timeout=${PATIENCE_MS}`);
    truncateSync(to); // a server that has started since it was read makes it anew
    libsql.prepare('vacuum into ?').run(resolve(to)); // what begins with `file:` would be an address
  });
}

/** What was damaged before is no backup. */
function expectSound(file: string): void {
  const libsql = new Libsql(file);
  try {
    const [first] = libsql.prepare('PRAGMA quick_check(1)').pluck().all();
    if (first !== 'ok') throw new Error(`the copy is damaged: ${String(first)}`);
  } finally {
    libsql.close();
  }
}

/** Until the disk has it. */
function makeLast(file: string): void {
  const open = openSync(file, 'r+');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
