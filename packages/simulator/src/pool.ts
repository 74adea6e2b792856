/** Worker threads that play games together. The only part of the simulator that needs Node. */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { type Chunk, Chunks } from './chunks.ts';
import type { Table, Task } from './play.ts';
import { type Report, Reports } from './report.ts';
import type { Tally } from './tally.ts';
import V8_FLAGS from './v8-flags.json' with { type: 'json' };

/** A worker runs the built file, wherever this one was bundled into. */
const workerFile = (): string => createRequire(import.meta.url).resolve('@turn7/simulator/worker');

/** How long games under way may take to come to their end after an interruption. */
const GRACE_MS = 400;

export interface Conditions {
  /** Called whenever games have come in, with their number so far. */
  readonly onProgress?: (games: number) => void;
  /** Ends play early: what has come in so far is the result. The pool can then only be closed. */
  readonly signal?: AbortSignal;
  /** No new games are begun after so many seconds. */
  readonly seconds?: number;
}

export interface Played {
  readonly tally: Tally;
  /** From the first worker's start of play to the last one's end; 0 if no game was finished. */
  readonly seconds: number;
}

/** Play that could not go on. */
export class PlayError extends Error {
  override readonly name = 'PlayError';
}

export class Pool {
  readonly #workers: readonly Worker[];

  constructor(workers: number) {
    // V8's flags are those of the process: a worker cannot have its own. At its default budget V8 gives up inlining the
    // small functions that a turn is made of, and it spends that budget on rare ones too.
    for (const flag of V8_FLAGS) setFlagsFromString(flag);
    const file = workerFile();
    this.#workers = Array.from({ length: workers }, () => new Worker(file));
  }

  /** Plays the first `games` games of a table. */
  async play(table: Table, games: number, conditions: Conditions = {}): Promise<Played> {
    const { onProgress, signal, seconds = Infinity } = conditions;
    const chunks = new Chunks(games, this.#workers.length);
    const reports = new Reports(table);
    const deadline = performance.now() + seconds * 1000;

    const employ = async (worker: Worker): Promise<void> => {
      for (let chunk = chunks.next(); chunk; ) {
        const report = await playChunk(worker, table, chunk);
        reports.add(report);
        onProgress?.(reports.tally.games);
        if (performance.now() > deadline) chunks.close();
        chunk = chunks.next({ games: chunk.games, ms: report.endedAt - report.startedAt });
      }
    };

    const all = Promise.all(this.#workers.map(employ));
    await (signal ? orInterrupted(all, signal, () => chunks.close()) : all);
    return reports;
  }

  /** Ends all workers, at once. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

async function playChunk(worker: Worker, table: Table, { first, games }: Chunk): Promise<Report> {
  const task: Task = { table, first, games };
  worker.postMessage(task);
  try {
    const [report] = await once(worker, 'message'); // it throws if the worker fails
    return report;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const where = `games ${first + 1} to ${first + games} of ${table.entries.join(', ')}`;
    throw new PlayError(`a worker failed in ${where}: ${words}`);
  }
}

/** Waits for the work, but not for long once the signal has come. */
async function orInterrupted(work: Promise<unknown>, signal: AbortSignal, stop: () => void): Promise<void> {
  let onAbort = (): void => {};
  const interrupted = new Promise<void>((resolve) => {
    onAbort = () => {
      stop();
      setTimeout(resolve, GRACE_MS).unref();
    };
  });
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    await Promise.race([work, interrupted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
