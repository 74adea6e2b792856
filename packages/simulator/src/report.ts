/** What a worker has played, and what several have played together so far. */
import { decksFor } from '@turn7/engine';
import { playGames, type Table, type Task } from './play.ts';
import { Tally } from './tally.ts';

/** What a worker answers to a task. */
export interface Report {
  readonly counts: Float64Array<ArrayBuffer>;
  /** When play began and ended, in milliseconds of a clock that all workers share. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Plays what is asked for. */
export function reportOn(task: Task, now: () => number): Report {
  const startedAt = now();
  const { counts } = playGames(task);
  return { counts, startedAt, endedAt: now() };
}

export class Reports {
  readonly tally: Tally;
  #startedAt = Infinity;
  #endedAt = -Infinity;

  constructor({ entries, decks }: Table) {
    this.tally = new Tally(entries.length, decks ?? decksFor(entries.length));
  }

  /** From the first start of play to the last end; 0 if no game was finished. */
  get seconds(): number {
    return Math.max(0, this.#endedAt - this.#startedAt) / 1000;
  }

  add({ counts, startedAt, endedAt }: Report): void {
    this.tally.add(new Tally(this.tally.entries, this.tally.decks, counts));
    this.#startedAt = Math.min(this.#startedAt, startedAt);
    this.#endedAt = Math.max(this.#endedAt, endedAt);
  }
}
