import { renameSync, utimesSync } from 'node:fs';
import { basename, dirname, isAbsolute } from 'node:path';
import { OUTPUT, TRANSFORM } from './output.mjs';
import { Explained, inRoot, ROOT } from './root.mjs';

/**
 * @typedef {object} Target
 * @property {string} source
 * @property {string} output
 * @property {'node' | 'neutral'} platform
 * @property {boolean} bundlesWorkspace whether the other packages become part of the output
 * @property {string[]} [apart] packages that do not: they are loaded when they are needed
 * @property {string[]} [within] packages from npm that do: hundreds of small files take longer to load than one
 */

/**
 * Bundles one source file and all it imports, except packages from npm that the target does not want within.
 * @param {Target} target
 */
export async function bundle({ source, output, platform, bundlesWorkspace, apart = [], within = [] }) {
  const { rolldown } = await loadRolldown();
  const startedAt = new Date();
  const unfinished = `${output}.${process.pid}.js`; // so that nobody ever runs a half-written file
  try {
    const bundler = await rolldown({
      input: inRoot(source),
      cwd: ROOT,
      platform,
      tsconfig: false, // what decides the output stands here
      resolve: { conditionNames: ['source', 'import', 'default'] },
      external: (id) =>
        isPackageName(id) &&
        !(bundlesWorkspace && id.startsWith('@turn7/') && !apart.includes(id)) &&
        !within.includes(id),
      transform: TRANSFORM,
    });
    await bundler.write({
      dir: inRoot(dirname(output)),
      entryFileNames: basename(unfinished),
      format: 'esm',
      ...OUTPUT,
    });
    await bundler.close();
  } catch (error) {
    throw new Explained(`The build of ${output} failed.\n${/** @type {Error} */ (error).message}`);
  }
  // A source saved while the build ran is newer than this, so the next build sees it.
  utimesSync(inRoot(unfinished), startedAt, startedAt);
  renameSync(inRoot(unfinished), inRoot(output));
}

async function loadRolldown() {
  try {
    return await import('rolldown');
  } catch {
    throw new Explained('The dependencies are not installed: run `npm install` first.');
  }
}

/** @param {string} id */
const isPackageName = (id) => !id.startsWith('.') && !isAbsolute(id);
