/**
 * What logs came to after every so many lines, kept so that a long one need not be replayed from its beginning. Derived
 * from the log and never the truth: one that does not fit its line, that is damaged or of another form than this version
 * writes is of no use, and the lines are replayed.
 */
import { createHash } from 'node:crypto';
import type { MilestoneRow, Row, Store } from '../store/store.ts';
import type { Pause } from '../table/milestone.ts';
import type { LogKind, LogTypes } from './live-log.ts';

/** Lines between two of them, and so the most that are replayed. */
const MILESTONE_EVERY = 256;

export class Milestones<T extends LogTypes> {
  readonly #kind: LogKind<T>;
  readonly #store: Store;

  constructor(kind: LogKind<T>, store: Store) {
    this.#kind = kind;
    this.#store = store;
  }

  /** Keeps what a log came to with a line, if it is time for it. What fails is kept the next time it is read. */
  keep(row: Row, version: T['version']): void {
    const { milestone } = this.#kind;
    if (milestone === null || row.seq % MILESTONE_EVERY !== 0) return;
    const { log, seq } = row;
    const text = milestone.write(version);
    this.#store.keepMilestone({ log, seq, text, digest: digestOf(milestone.form, row, text) }).catch(() => {});
  }

  /** What a log came to with the last line, not after `most` if given, of which that is kept; null if it is of none. */
  async last(log: string, pause: Pause, most?: number): Promise<T['version'] | null> {
    const { milestone } = this.#kind;
    if (milestone === null) return null;
    const found = await this.#store.findMilestone(log, most);
    const [row] = found === null ? [] : await this.#store.read(log, found.seq - 1, 1);
    if (found === null || row === undefined || !fits(milestone.form, row, found)) return null;
    return milestone.read(found.text, row, pause).catch(() => null);
  }
}

const fits = (form: number, row: Row, { seq, text, digest }: MilestoneRow): boolean =>
  row.seq === seq && digest === digestOf(form, row, text);

/** Of the line itself too: another one under the same seq makes another digest. */
const digestOf = (form: number, { log, seq, at, command, body }: Row, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([form, log, seq, at, command, body, text]))
    .digest('base64url');
