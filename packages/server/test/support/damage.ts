/** What disks do to files. */
import { readFileSync, writeFileSync } from 'node:fs';
import Libsql from 'libsql';

const PAGE_BYTES = 1024;
/** What a page of an index begins with that leads to others. */
const INNER_PAGE = 2;

/** Makes the pages of a database that have these words unreadable. */
export function damage(file: string, words: string): void {
  const bytes = readFileSync(file);
  for (let at = bytes.indexOf(words); at >= 0; at = bytes.indexOf(words, at + PAGE_BYTES))
    bytes.fill(0xff, at - (at % PAGE_BYTES), at - (at % PAGE_BYTES) + 8);
  writeFileSync(file, bytes);
}

/** Makes the last page of an index unreadable; it must have more than one. */
export function damageIndex(file: string, name: string): void {
  const libsql = new Libsql(file);
  const [root] = libsql.prepare('select rootpage from sqlite_master where name = ?').pluck().all(name);
  libsql.close();
  const bytes = readFileSync(file);
  const at = (Number(root) - 1) * PAGE_BYTES;
  if (bytes[at] !== INNER_PAGE) throw new Error(`${name} has a single page`);
  const last = (bytes.readUInt32BE(at + 8) - 1) * PAGE_BYTES;
  bytes.fill(0xff, last, last + PAGE_BYTES);
  writeFileSync(file, bytes);
}
