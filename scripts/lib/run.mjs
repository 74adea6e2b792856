import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { inRoot, ROOT, readJson } from './root.mjs';

/**
 * The program file of an installed tool, so that `node FILE` runs it the same way on every platform.
 * @param {string} packageName
 * @param {string} command
 */
export function toolFile(packageName, command) {
  const folder = inRoot('node_modules', packageName);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, bin[command]);
}

/**
 * Runs `node ARGS` with this terminal and gives its exit code.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runNode(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      stopForwarding();
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * Runs a command quietly in the repository and gives its exit code and everything it said.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Runs npm quietly, the same way on every platform.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function npm(args, options = {}) {
  // Inside `npm start` npm names its own program file, which needs no shell, not even on Windows.
  const program = process.env['npm_execpath'];
  if (program?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [program, ...args], options);
  return runQuietly('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // A terminal sends Ctrl-C to the child as well; sent twice it would skip the child's own tidying up.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);
