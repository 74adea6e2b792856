/** The one worker of the lab; it starts with the first question, and is replaced if it breaks. */
import { type Remote, wrap } from 'comlink';
import type { Solver } from './solver.ts';

interface Open {
  readonly solver: Remote<Solver>;
  /** Never kept, but for when the worker breaks. */
  readonly broken: Promise<never>;
}

let opened: Open | null = null;

/** Asks it something. Rejects if it cannot be started or breaks. */
export function askSolver<T>(question: (solver: Remote<Solver>) => Promise<T>): Promise<T> {
  opened ??= open();
  return Promise.race([question(opened.solver), opened.broken]);
}

function open(): Open {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      opened = null;
      reject(new Error(`the worker of the lab has broken: ${message}`));
    });
  });
  broken.catch(() => {}); // those who asked hear of it
  return { solver: wrap<Solver>(worker), broken };
}
