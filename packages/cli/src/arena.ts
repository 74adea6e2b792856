/** Long work of a command: a progress bar, Ctrl-C; for bots that play also worker threads, and a word on what went wrong. */
import { availableParallelism } from 'node:os';
import { stderr } from 'node:process';
import { PlayError, Pool } from '@turn7/simulator/pool';
import { Option } from 'commander';
import { wholeNumber } from './arguments.ts';
import { ProgressBar } from './progress-bar.ts';

const MOST_WORKERS = 256;

/** As shells have it: 128 and the number of the signal. */
const INTERRUPTED = 130;
const FAILED = 1;

export interface Work {
  readonly progress: ProgressBar;
  /** Ctrl-C. What was reached by then is still told. */
  readonly signal: AbortSignal;
}

export interface Arena extends Work {
  readonly pool: Pool;
}

export interface Outcome<T> {
  readonly result: T;
  readonly interrupted: boolean;
}

/** Plays in an arena. The exit code says how it ended; without an outcome there is nothing more to say. */
export async function inArena<T>(workers: number, play: (arena: Arena) => Promise<T>): Promise<Outcome<T> | undefined> {
  try {
    return await playUntilInterrupted(workers, play);
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    stderr.write(`error: ${error.message}\n`);
    process.exitCode = FAILED;
    return undefined;
  }
}

const playUntilInterrupted = <T>(workers: number, play: (arena: Arena) => Promise<T>): Promise<Outcome<T>> =>
  untilInterrupted(async (work) => {
    const pool = new Pool(workers);
    try {
      return await play({ pool, ...work });
    } finally {
      await pool.close(); // before the bar goes: a late report would draw it again
    }
  });

/** Work that Ctrl-C ends, with a progress bar while it lasts. */
export async function untilInterrupted<T>(work: (shown: Work) => Promise<T>): Promise<Outcome<T>> {
  const progress = new ProgressBar(stderr);
  const controller = new AbortController();
  const interrupt = (): void => {
    process.exitCode = INTERRUPTED;
    controller.abort();
  };
  process.once('SIGINT', interrupt); // once: a second Ctrl-C ends the command
  try {
    const result = await work({ progress, signal: controller.signal });
    return { result, interrupted: controller.signal.aborted };
  } finally {
    process.off('SIGINT', interrupt);
    progress.clear();
  }
}

export const seedOption = (tells = 'another number makes other games'): Option =>
  new Option('--seed <number>', tells).argParser(wholeNumber(0, 2 ** 32 - 1)).default(1);

export const workersOption = (): Option =>
  new Option('--workers <number>', 'how many threads play')
    .argParser(wholeNumber(1, MOST_WORKERS))
    .default(availableParallelism());
