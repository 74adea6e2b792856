/**
 * How far the logs in a SQLite file had come, kept beside it. Whoever loses the write-ahead log, or a part of it, has a
 * database that is whole and a little older, and nothing in it tells: this does.
 */
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { Services } from '../services.ts';
import { OWNER_ONLY_FILE } from './database-file.ts';
import { StoreError } from './store.ts';

/** Lines of the last so many seconds may be missing without anybody knowing. */
const EVERY_MS = 2000;
/** The logs that were added to last: others have long been copied from the write-ahead log into the file. */
const MOST_LOGS = 1000;
/** Tables that are named when they lost lines. */
const MOST_NAMED = 100;

const fileOf = (database: string): string => `${database}-heads`;

/** The last seq of each log, by its name; none where nothing was kept. */
export function readHeads(database: string): Map<string, number> {
  try {
    const lines = readFileSync(fileOf(database), 'utf8').matchAll(/^(\S+) (\d+)$/gm);
    return new Map([...lines].map(([, log = '', seq]) => [log, Number(seq)]));
  } catch {
    return new Map();
  }
}

/** How many lines each log lost; `heads`: what the database has. */
export function lostLines(kept: ReadonlyMap<string, number>, heads: ReadonlyMap<string, number>): Map<string, number> {
  const lost = [...kept].map(([log, seq]) => [log, seq - (heads.get(log) ?? 0)] as const);
  return new Map(lost.filter(([, lines]) => lines > 0));
}

type Needs = Pick<Services, 'store' | 'log'>;

export class HeadsFile {
  readonly #database: string;
  readonly #services: Needs;
  #heads = new Map<string, number>();
  /** Those that were added to since they were last kept. */
  readonly #fresh = new Map<string, number>();
  #isKept = true;
  #timer: NodeJS.Timeout | undefined;
  #keeping: Promise<void> = Promise.resolve();

  constructor(database: string, services: Needs) {
    this.#database = database;
    this.#services = services;
  }

  /** Tells which lines have been lost since the last time, and begins to keep. */
  async start(): Promise<void> {
    const kept = readHeads(this.#database);
    const heads = await this.#headsOf(kept);
    const lost = lostLines(kept, heads);
    if (lost.size > 0) {
      const lines = [...lost.values()].reduce((sum, count) => sum + count, 0);
      const tables = [...lost.keys()].slice(0, MOST_NAMED);
      this.#services.log.error({ lines, tables }, 'the database lacks lines that were written: a part of it was lost');
    }
    this.#heads = new Map([...kept.keys()].flatMap((log) => (heads.has(log) ? [[log, heads.get(log) ?? 0]] : [])));
    this.#isKept = lost.size === 0;
    await this.#keep(); // what was lost is told once
    this.#timer = setInterval(() => {
      this.#keeping = this.#keeping.then(() => this.#keep());
    }, EVERY_MS);
  }

  /** A line is safe. */
  note(log: string, seq: number): void {
    this.#fresh.set(log, seq);
  }

  /** Logs that were deleted are not lost. */
  forget(logs: readonly string[]): void {
    this.#takeFresh();
    for (const log of logs) if (this.#heads.delete(log)) this.#isKept = false;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#keeping;
    await this.#keep();
  }

  /** What was kept itself, where the database cannot tell: a part of it is damaged, and the rest can be played on. */
  async #headsOf(kept: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>> {
    try {
      return await this.#services.store.heads([...kept.keys()]);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#services.log.error(
        { error, file: this.#database },
        'the database does not tell whether it has all lines that were written; `turn7 doctor` says what is wrong with it',
      );
      return kept;
    }
  }

  #takeFresh(): void {
    for (const [log, seq] of this.#fresh) {
      this.#heads.delete(log); // those that were added to last stand at the end
      this.#heads.set(log, seq);
    }
    if (this.#fresh.size > 0) this.#isKept = false;
    this.#fresh.clear();
    const tooMany = this.#heads.size - MOST_LOGS;
    if (tooMany > 0) this.#heads = new Map([...this.#heads].slice(tooMany));
  }

  async #keep(): Promise<void> {
    this.#takeFresh();
    if (this.#isKept) return;
    this.#isKept = true;
    const [file, lines] = [fileOf(this.#database), [...this.#heads].map(([log, seq]) => `${log} ${seq}\n`)];
    try {
      await writeFile(`${file}-new`, lines.join(''), { mode: OWNER_ONLY_FILE });
      await rename(`${file}-new`, file);
    } catch {
      this.#isKept = false; // a full disk: play tells of it, and the next time tries again
    }
  }
}
