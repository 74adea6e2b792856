/** Workers that share out the shards; what comes back is in the order of the shards, whoever did them. */
import { Worker } from 'node:worker_threads';
import type { Rows, Shard } from './shard.ts';

export async function workAll(program: URL, workers: number, shards: readonly Shard[], tell: (done: number) => void) {
  const results: Rows[] = [];
  let next = 0;
  let done = 0;
  const runWorker = async (): Promise<void> => {
    const worker = new Worker(program);
    try {
      while (next < shards.length) {
        const index = next++;
        results[index] = await ask(worker, shards[index]!); // below the length
        tell(++done);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: workers }, runWorker));
  return results;
}

const ask = (worker: Worker, shard: Shard): Promise<Rows> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (rows: Rows) => {
      worker.off('error', reject);
      resolve(rows);
    });
    worker.postMessage(shard);
  });
