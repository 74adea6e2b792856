/** A node in a process of its own, as benchmarks and tests start it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NodeProcess } from '../load/node-process.ts';

test('a server that was at its port before is not taken for it', async () => {
  const other = createServer((_, answer) => answer.end('ready')).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const data = mkdtempSync(join(tmpdir(), 'turn7-'));
  const node = new NodeProcess({ port, data });
  onTestFinished(async () => {
    await node.end('SIGKILL');
    rmSync(data, { recursive: true });
  });
  await expect(node.start()).rejects.toThrow('the server stopped with 1');
});
