/** A thread that plays what it is told to. A bot that fails ends it, and the pool hears why. */
import { parentPort } from 'node:worker_threads';
import { playGames, type Task } from './play.ts';

/** What a worker answers to a task. */
export interface Report {
  readonly counts: Float64Array;
  /** When play began and ended, in milliseconds of the clock that all threads share. */
  readonly startedAt: number;
  readonly endedAt: number;
}

parentPort?.on('message', (task: Task) => {
  const startedAt = now();
  const { counts } = playGames(task);
  const report: Report = { counts, startedAt, endedAt: now() };
  parentPort?.postMessage(report);
});

/** Each thread counts from its own origin. */
const now = (): number => performance.timeOrigin + performance.now();
