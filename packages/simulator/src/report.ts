/** What a worker has played, and what several have played together so far. */
import { decksFor } from '@turn7/engine';
import { Simulation, type Table, type Task } from './play.ts';
import { Tally } from './tally.ts';

/** What a worker answers to a task. */
export interface Report {
  readonly counts: Float64Array<ArrayBuffer>;
  /** When play began and ended, in milliseconds of a clock that all workers share. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Whoever plays what is asked for, at the same table as long as that is asked for. */
export class TaskPlayer {
  #simulation: Simulation | null = null;

  report({ table, first, games }: Task, now: () => number): Report {
    const startedAt = now();
    const { counts } = this.#at(table).play(first, games);
    return { counts, startedAt, endedAt: now() };
  }

  #at(table: Table): Simulation {
    if (!this.#simulation || JSON.stringify(this.#simulation.table) !== JSON.stringify(table)) {
      this.#simulation = new Simulation(table);
    }
    return this.#simulation;
  }
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
