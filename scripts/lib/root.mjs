import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * True when the module was started as a program rather than imported.
 * @param {string} moduleUrl
 */
export function isProgram(moduleUrl) {
  const started = process.argv[1];
  // Node gives modules their real path, so that of the program must be made real before they are compared.
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(moduleUrl);
}

/** An error whose message is meant for the person at the terminal; it is shown without a stack. */
export class Explained extends Error {}

/**
 * Runs a script's main function; its result is the exit code.
 * @param {() => Promise<number | void>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error);
    process.exitCode = 1;
  }
}
