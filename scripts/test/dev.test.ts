import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../dev.mjs', import.meta.url));

function dev(...args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    if (child.exitCode !== null || !child.kill()) return; // it stops its server
    await once(child, 'exit');
  });
  return child;
}

/** All that it says until a line that matches, or its end. */
async function said(stream: NodeJS.ReadableStream | null, until?: RegExp): Promise<string> {
  let text = '';
  if (stream !== null)
    for await (const line of createInterface(stream)) {
      text += `${line}\n`;
      if (until?.test(line)) break;
    }
  return text;
}

test('npm run dev serves the page and, at the same address, what the server answers', async () => {
  const child = dev('--port', '0');
  const lines = await said(child.stdout, /Ctrl-C/);
  const [page, server] = [...lines.matchAll(/is at (http:\S+)/g)].map(([, address]) => address);
  expect(await (await fetch(`${page}learn`)).text()).toContain('/@vite/client');
  expect(await (await fetch(`${page}health`)).json()).toEqual({ alive: true });
  expect(await (await fetch(`${server}/health`)).json()).toEqual({ alive: true });

  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(`${server}/health`)).rejects.toThrow();
});

test('npm run dev says that a port is taken', async () => {
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const child = dev('--port', String(port));
  const [text] = await Promise.all([said(child.stderr), once(child, 'exit')]);
  expect(text).toContain(`Port ${port} is taken by another program; expected a free one`);
  expect(child.exitCode).toBe(1);
});
