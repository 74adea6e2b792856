// How much script a newcomer waits for: never more than the budget, or the page is not built.
import { gzipSync } from 'node:zlib';
import { Explained } from './root.mjs';

/**
 * @typedef {import('rolldown').RolldownOutput['output']} Output
 * @typedef {import('rolldown').OutputChunk} Chunk
 */

/** In thousands of bytes, compressed by gzip. */
const BUDGET_KB = 100;

/** What is loaded after the entry, which has the front page in it. */
const TABLE = /\/src\/game\/table\/local-screen\.tsx$/;
const LANGUAGE = /\/src\/words\/\w+\/index\.ts$/;

/**
 * Prints what the front page and a table on this device load first, in whichever language takes the most.
 * @param {Output} output
 */
export function checkBudget(output) {
  const sizes = firstLoad(output);
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  const parts = Object.entries(sizes).map(([name, bytes]) => `${name} ${kilobytes(bytes)}`);
  console.error(`The first load is ${kilobytes(total)} of script, compressed: ${parts.join(', ')}.`);
  if (total <= BUDGET_KB * 1000) return;
  throw new Explained(
    `That is too much before the first card; expected at most ${BUDGET_KB} kB.\n` +
      'Load what the first screen does not need with `import()`.',
  );
}

/**
 * What each step weighs, without what was loaded before it.
 * @param {Output} output
 */
export function firstLoad(output) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const [table] = chunksWith(TABLE, chunks);
  // With its words, which are in files of their own.
  const spokenIn = (/** @type {Chunk} */ language) => weight(withImports([language], chunks));
  const [language] = chunksWith(LANGUAGE, chunks).sort((a, b) => spokenIn(b) - spokenIn(a));
  if (!entry || !table || !language) {
    throw new Explained('The budget of the page cannot be checked: expected an entry, a table and languages.');
  }
  const first = weight(withImports([entry], chunks));
  const spoken = weight(withImports([entry, language], chunks));
  const all = weight(withImports([entry, language, table], chunks));
  return { 'front page': first, language: spoken - first, table: all - spoken };
}

/**
 * @param {RegExp} module
 * @param {Chunk[]} chunks
 */
const chunksWith = (module, chunks) =>
  chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id.replaceAll('\\', '/'))));

/** @param {Chunk[]} chunks */
const weight = (chunks) => chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/**
 * These and all that they import before they run.
 * @param {Chunk[]} some
 * @param {Chunk[]} chunks
 */
function withImports(some, chunks) {
  const all = new Set(some);
  for (const chunk of all) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) all.add(imported); // the loop comes to it as well
    }
  }
  return [...all];
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
