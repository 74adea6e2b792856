/** One node with a database of its own in a folder that goes when the test is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { NodeProcess } from '../../load/node-process.ts';
import type { StorePlace } from '../../src/store/open.ts';
import { freePort } from '../support/free-port.ts';

export interface LoneNode {
  readonly node: NodeProcess;
  /** Where its log is, for when it has stopped. */
  readonly place: StorePlace;
}

export async function startLoneNode(): Promise<LoneNode> {
  const data = mkdtempSync(join(tmpdir(), 'turn7-day-'));
  const env = { TURN7_RATE_LIMITS: 'off', TURN7_LOG_LEVEL: 'error' };
  const node = new NodeProcess({ port: await freePort(), data, env });
  onTestFinished(async () => {
    await node.end('SIGTERM');
    rmSync(data, { recursive: true });
  });
  await node.start();
  return { node, place: { kind: 'sqlite', file: join(data, 'turn7.db') } };
}
