/** The file that a record is kept in while its game is played. It never takes the place of anything. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, writeRecord } from '@turn7/engine';

export class RecordFile {
  /** Why no record can be kept there, if so: found out before the first card is dealt. */
  readonly problem: string | undefined;
  readonly #path: string;
  #isFailing = false;

  constructor(path: string) {
    this.#path = path;
    this.problem = problemOf(path);
  }

  /** Writes the record. A disk that fails must not end the game: it is told once, and tried again next time. */
  keep(record: GameRecord, warn: (line: string) => void): void {
    try {
      writeFileSync(this.#path, writeRecord(record));
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) warn(`The record cannot be written now: ${messageOf(error)}`);
      this.#isFailing = true;
    }
  }
}

function problemOf(path: string): string | undefined {
  try {
    if (existsSync(path) && readFileSync(path, 'utf8') !== '') return 'exists already; expected a new file';
    writeFileSync(path, '', { flag: 'a' });
    return undefined;
  } catch (error) {
    return `cannot be written (${messageOf(error)}); expected a file in a folder that exists`;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
