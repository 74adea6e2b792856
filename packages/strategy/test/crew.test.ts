/** Workers that share out what is to be learnt from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Shelf, workAll } from '../training/crew.ts';
import type { Shard } from '../training/shard.ts';

/** Fails at the shard of seed 0, and is done with any other when somebody says so. */
const SOURCE = `
  import { BroadcastChannel, parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ seed }) => {
    if (seed === 0) throw new Error('broken');
    const channel = new BroadcastChannel('crew');
    channel.onmessage = () => {
      channel.close();
      parentPort.postMessage({ winChance: Float32Array.of(seed) });
    };
  });
`;
const PROGRAM = new URL(`data:text/javascript,${encodeURIComponent(SOURCE)}`);

const PATIENCE_MS = 20_000;
const TASK = { kind: 'outcomes', player: 'closer', among: 'its like', seats: 2, games: 1 } as const;
const shardOf = (seed: number): Shard => ({ ...TASK, seed });

test('nothing is begun after a failure, and what was being done is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const channel = new BroadcastChannel('crew');
  onTestFinished(() => channel.close());
  const shelf = new Shelf(folder);
  const begin = vi.spyOn(shelf, 'find');
  const tell = vi.fn();
  await expect(workAll(PROGRAM, 2, [0, 1, 2, 3].map(shardOf), shelf, tell)).rejects.toThrow('broken');
  await vi.waitFor(() => {
    channel.postMessage('go on'); // again and again: the other worker may not listen yet
    expect(tell).toHaveBeenCalled();
  }, PATIENCE_MS);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(shelf.find(shardOf(1))).toEqual({ winChance: Float32Array.of(1) });
});
