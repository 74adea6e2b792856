/** Workers that share out the shards; what comes back is in the order of the shards, whoever did them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Rows, Shard } from './shard.ts';

/** What shards came to, kept so that a long training can be broken off and go on later. */
export class Shelf {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  find(shard: Shard): Rows | undefined {
    const file = this.#fileOf(shard);
    return existsSync(file) ? deserialize(readFileSync(file)) : undefined;
  }

  /** All at once, so that nothing half written is ever found. */
  keep(shard: Shard, rows: Rows): void {
    const file = this.#fileOf(shard);
    writeFileSync(`${file}.new`, serialize(rows));
    renameSync(`${file}.new`, file);
  }

  #fileOf(shard: Shard): string {
    return `${this.#folder}/${createHash('sha256').update(JSON.stringify(shard)).digest('hex')}.rows`;
  }
}

export async function workAll(
  program: URL,
  workers: number,
  shards: readonly Shard[],
  shelf: Shelf | null,
  tell: (done: number) => void,
): Promise<Rows[]> {
  const results: Rows[] = [];
  let next = 0;
  let done = 0;
  const runWorker = async (): Promise<void> => {
    const worker = new Worker(program);
    try {
      while (next < shards.length) {
        const index = next++;
        const shard = shards[index]!; // below the length
        const kept = shelf?.find(shard);
        const rows = kept ?? (await ask(worker, shard));
        if (!kept) shelf?.keep(shard, rows);
        results[index] = rows;
        tell(++done);
      }
    } catch (error) {
      next = shards.length; // what else began would be for nothing
      throw error;
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
