/** Workers that share out the shards; what comes back is in the order of the shards, whoever did them. */
import { Worker } from 'node:worker_threads';
import type { Counts, Shard } from './shard.ts';

export async function workAll(
  program: URL,
  workers: number,
  shards: readonly Shard[],
  tell: (shard: Shard, done: number) => void,
): Promise<readonly Counts[]> {
  const results: Counts[] = [];
  const waiting = shards.entries();
  let done = 0;
  const employ = async (): Promise<void> => {
    const worker = new Worker(program);
    try {
      for (const [index, shard] of waiting) {
        results[index] = await ask(worker, shard);
        tell(shard, ++done);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: workers }, employ));
  return results;
}

const ask = (worker: Worker, shard: Shard): Promise<Counts> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (counts: Counts) => {
      worker.off('error', reject);
      resolve(counts);
    });
    worker.postMessage(shard);
  });
