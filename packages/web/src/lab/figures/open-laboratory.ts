/** The one worker of the lab; it starts with the first question, and is replaced if it breaks. */
import { type Remote, wrap } from 'comlink';
import type { Laboratory } from './laboratory.ts';

interface Open {
  readonly laboratory: Remote<Laboratory>;
  /** Never kept, but for when the worker breaks. */
  readonly broken: Promise<never>;
}

let opened: Open | null = null;

/** Asks it something. Rejects if it cannot be started or breaks. */
export function inLaboratory<T>(question: (laboratory: Remote<Laboratory>) => Promise<T>): Promise<T> {
  opened ??= open();
  return Promise.race([question(opened.laboratory), opened.broken]);
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
  return { laboratory: wrap<Laboratory>(worker), broken };
}
