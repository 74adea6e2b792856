/** Workers that share out the shards; what comes back is in the order of the shards, whoever did them. */
import { Worker } from 'node:worker_threads';

export async function workAll<Shard, Found>(
  program: URL,
  workers: number,
  shards: readonly Shard[],
  tell: (shard: Shard, done: number) => void,
): Promise<readonly Found[]> {
  const results: Found[] = [];
  const waiting = shards.entries();
  let done = 0;
  const employ = async (): Promise<void> => {
    const worker = new Worker(program);
    try {
      for (const [index, shard] of waiting) {
        results[index] = await ask<Shard, Found>(worker, shard);
        tell(shard, ++done);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: workers }, employ));
  return results;
}

const ask = <Shard, Found>(worker: Worker, shard: Shard): Promise<Found> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (found: Found) => {
      worker.off('error', reject);
      resolve(found);
    });
    worker.postMessage(shard);
  });
