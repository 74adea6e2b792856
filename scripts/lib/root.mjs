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
 * What stands at the top of a program's source is how it is used, so that is its help.
 * @param {string} file
 */
export function headOf(file) {
  const [head = ''] = /^(?:\/\/.*\n)+|^\/\*\*[\s\S]*?\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return head.replace(/^(?:\/\/| ?\*\/?|\/\*\*) ?|\*\/$/gm, '').trim();
}

/**
 * Runs a script's main function; its result is the exit code.
 * @param {() => Promise<number | void>} main
 * @param {(() => string) | null} [help] what whoever asks for it gets, the top of the script if not said; null if `main` sees to it
 */
export async function runMain(main, help = () => headOf(process.argv[1] ?? '')) {
  try {
    if (help !== null && process.argv.slice(2).includes('--help')) return console.log(help());
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error);
    process.exitCode = 1;
  }
}
