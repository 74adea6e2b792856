/** Threads of whatever is tested, known by what they are asked. */
import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** Ends those that are asked something during some work. */
export async function endThreadsAskedBy(work: () => Promise<unknown>): Promise<void> {
  const asking = vi.spyOn(Worker.prototype, 'postMessage');
  await work();
  const threads = asking.mock.contexts.filter((asked) => asked instanceof Worker);
  asking.mockRestore();
  await Promise.all(threads.map((thread) => thread.terminate()));
}
