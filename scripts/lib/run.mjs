import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { inRoot, ROOT, readJson } from './root.mjs';

/**
 * The program file of an installed tool, so that `node FILE` runs it the same way on every platform.
 * @param {string} packageName
 * @param {string} command
 */
export function toolFile(packageName, command) {
  const folder = inRoot('node_modules', packageName);
  const { bin } = readJson(path.join(folder, 'package.json'));
  return path.join(folder, bin[command]);
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
 * Runs npm quietly, the same way on every platform: without a shell, which would take arguments apart once more.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function npm(args, options = {}) {
  const program = npmProgram(process.execPath, process.env['npm_execpath']);
  return program === null
    ? runQuietly('npm', args, options)
    : runQuietly(process.execPath, [program, ...args], options);
}

/**
 * The program file of npm: inside `npm start` npm names it, else it is where Node.js was installed with it. On Windows `npm` itself
 * is a script that only a shell can start.
 * @param {string} node its program file
 * @param {string | undefined} named by npm
 * @param {(file: string) => boolean} [isThere]
 * @param {Pick<typeof import('node:path'), 'dirname' | 'join'>} [paths] of the platform
 */
export function npmProgram(node, named, isThere = existsSync, { dirname, join } = path) {
  if (named?.endsWith('npm-cli.js')) return named;
  const places = ['node_modules', '../lib/node_modules'];
  return places.map((place) => join(dirname(node), place, 'npm/bin/npm-cli.js')).find(isThere) ?? null;
}

/** @type {NodeJS.Signals[]} */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Whether a child must be told of a signal. A terminal sends Ctrl-C to it as well: sent twice it would skip the child's own tidying
 * up. On Windows the console tells every process itself, and whoever signals a process ends it.
 * @param {NodeJS.Signals} signal
 * @param {string} platform
 * @param {boolean} hasTerminal
 */
export const isForwarded = (signal, platform, hasTerminal) =>
  platform !== 'win32' && (signal !== 'SIGINT' || !hasTerminal);

/** Meanwhile this process stays, to give the child's exit code. @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (isForwarded(signal, process.platform, process.stdin.isTTY)) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return () => {
    for (const signal of SIGNALS) process.off(signal, forward);
  };
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);
