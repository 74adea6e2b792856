/**
 * Reading the file of a SQLite database and leaving it as it is. Whoever opens one as usual copies its write-ahead log into
 * it and deletes that, if they are the last to close it.
 */
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';

type Read<T> = (libsql: Libsql.Database) => T;

/** What SQLite is told, where it takes an address in the place of a file. */
const READ_ONLY = 'mode=ro';
const WITH_INDEX_AS_IT_IS = 'mode=ro&readonly_shm=1';
const ALONE = 'immutable=1';

/** Changes neither the file nor its log. What SQLite needs beside the file is made if it is not there. */
export const readOnly = <T>(file: string, read: Read<T>): T => reading(file, READ_ONLY, read);

/**
 * Changes nothing, and makes nothing beside the file. It reads as of one moment, and once more if a server wrote to the
 * file that nobody had open. This process must not write to it afterwards: libsql lets go of a file only when its garbage
 * is collected, and until then, or just then, whoever has it open here too cannot write, or keeps others from it no longer.
 */
export function readUnchanged<T>(file: string, read: Read<T>): T {
  const [log, index] = [`${file}-wal`, `${file}-shm`].map((name) => statSync(name, { throwIfNoEntry: false }));
  if (log && index) return reading(file, WITH_INDEX_AS_IT_IS, read); // somebody has it open, or did not close it
  if (log && log.size > 0) return inCopy(file, (copy) => readOnly(copy, read));
  const before = changeOf(file);
  const result = reading(file, ALONE, read);
  return changeOf(file) === before ? result : readUnchanged(file, read);
}

function reading<T>(file: string, way: string, read: Read<T>): T {
  if (statSync(file).isDirectory()) throw new Error('it is a folder; expected a file'); // it can be opened to be read
  const libsql = new Libsql(`${pathToFileURL(file).href}?${way}`);
  try {
    return read(libsql);
  } finally {
    libsql.close();
  }
}

const changeOf = (file: string): number => statSync(file).mtimeMs;

/** Of a file that nobody has open, with its log; nobody else can read it. */
function inCopy<T>(file: string, work: (copy: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-'));
  try {
    const copy = join(folder, basename(file));
    for (const part of ['', '-wal']) copyFileSync(`${file}${part}`, `${copy}${part}`);
    return work(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
