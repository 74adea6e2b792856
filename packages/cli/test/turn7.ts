/** Runs the real command in a process of its own. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../bin/turn7.mjs', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `turn7` with these arguments, from the root of the repository. `env`: settings beside those of whoever runs the tests. */
export function turn7(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  return { code: status, out: stdout, err: stderr };
}
