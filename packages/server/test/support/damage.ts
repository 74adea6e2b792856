/** What disks do to files. */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE_BYTES = 1024;

/** Makes the pages of a database that have these words unreadable. */
export function damage(file: string, words: string): void {
  const bytes = readFileSync(file);
  for (let at = bytes.indexOf(words); at >= 0; at = bytes.indexOf(words, at + PAGE_BYTES))
    bytes.fill(0xff, at - (at % PAGE_BYTES), at - (at % PAGE_BYTES) + 8);
  writeFileSync(file, bytes);
}
