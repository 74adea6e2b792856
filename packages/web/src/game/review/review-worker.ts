/** A review in a worker of its own: the page stays smooth, and closing it ends the work at once. */
import type { Review } from '@turn7/strategy';
import { wrap } from 'comlink';
import type { Reached, ReviewBench } from './review-bench.ts';

/** Everything rejects if the worker cannot be started, or breaks. */
export interface ReviewWork {
  begin(record: string, passes: number): Promise<void>;
  work(milliseconds: number): Promise<Reached>;
  review(): Promise<Review | null>;
  close(): void;
}

export function openReviewWork(): ReviewWork {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const bench = wrap<ReviewBench>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`the worker of a review has broken: ${message}`)),
    );
    worker.addEventListener('messageerror', () => reject(new Error('the answer of a review cannot be read')));
  });
  broken.catch(() => {}); // those who asked hear of it
  return {
    begin: (record, passes) => Promise.race([bench.begin(record, passes), broken]),
    work: (milliseconds) => Promise.race([bench.work(milliseconds), broken]),
    review: () => Promise.race([bench.review(), broken]),
    close: () => worker.terminate(),
  };
}
