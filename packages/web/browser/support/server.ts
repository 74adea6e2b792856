/** The server as people start it, for all browser tests: a process of its own, its data in a folder that goes with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../cli/dist/turn7.js', import.meta.url));

/** Bots need not seem to think, and all tests come from one address. */
const ENVIRONMENT = { TURN7_BOT_PACE_MS: '50', TURN7_RATE_LIMITS: 'off', TURN7_LOG_LEVEL: 'error' };

/** Leaves its address in TURN7_URL; returns how to stop it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'turn7-browser-'));
  const args = [PROGRAM, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', data];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['TURN7_URL'] = await addressIn(createInterface(child.stdout));
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /Turn 7 is at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the server stopped before it was ready');
}
