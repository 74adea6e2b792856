// How much script a newcomer waits for: never more than the budget, or the page is not built.
import { gzipSync } from 'node:zlib';
import { Explained } from './root.mjs';

/**
 * @typedef {import('rolldown').RolldownOutput['output']} Output
 * @typedef {import('rolldown').OutputChunk} Chunk
 */

/** In thousands of bytes, compressed by gzip. */
const BUDGET_KB = 100;

const LANGUAGE = /\/src\/texts\/\w+\/index\.ts$/;
const TABLE = '/src/table/local-screen.tsx';

/**
 * Prints what the front page and a table on this device load first, in whichever language takes the most.
 * @param {Output} output
 */
export function checkBudget(output) {
  const sizes = firstLoad(output);
  for (const [name, bytes] of sizes) console.error(`  ${name.padEnd(28)}${kilobytes(bytes).padStart(9)}`);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.error(`  ${'first load, compressed'.padEnd(28)}${kilobytes(total).padStart(9)} of ${BUDGET_KB} kB`);
  if (total <= BUDGET_KB * 1000) return;
  throw new Explained(
    `The page would load ${kilobytes(total)} of script before the first card; expected at most ${BUDGET_KB} kB.\n` +
      'Load what the first screen does not need with `import()`.',
  );
}

/**
 * The scripts by name with their compressed size, those that several parts share once.
 * @param {Output} output
 * @returns {Map<string, number>}
 */
export function firstLoad(output) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.filter((chunk) => chunk.isEntry);
  const table = chunks.filter((chunk) => chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(TABLE));
  const languages = chunks.filter((chunk) => LANGUAGE.test(chunk.facadeModuleId?.replaceAll('\\', '/') ?? ''));
  const largest = languages.sort((a, b) => weight(b) - weight(a)).slice(0, 1);
  if (entry.length !== 1 || table.length !== 1 || largest.length !== 1) {
    throw new Explained('The budget of the page cannot be checked: expected an entry, a table and a language.');
  }
  const loaded = withImports([...entry, ...largest, ...table], chunks);
  return new Map(loaded.map((chunk) => [chunk.name, weight(chunk)]));
}

/** @param {Chunk} chunk */
const weight = ({ code }) => gzipSync(code, { level: 9 }).length;

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
