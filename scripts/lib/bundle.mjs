import { renameSync, utimesSync } from 'node:fs';
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path';
import { OUTPUT, TRANSFORM } from './output.mjs';
import { Explained, inRoot, ROOT } from './root.mjs';
import { withSlashes } from './slashes.mjs';

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
export async function bundle(target) {
  const { output } = target;
  const startedAt = new Date();
  const unfinished = `${output}.${process.pid}.js`; // so that nobody ever runs a half-written file
  await write(target, inRoot(unfinished));
  // A source saved while the build ran is newer than this, so the next build sees it.
  utimesSync(inRoot(unfinished), startedAt, startedAt);
  renameSync(inRoot(unfinished), inRoot(output));
}

/**
 * The same for those who install it: into another file, with a source map whose paths are those that the output has in the
 * repository.
 * @param {Target} target
 * @param {string} file
 */
export async function bundleWithMap(target, file) {
  const home = inRoot(dirname(target.output));
  await write(target, file, {
    sourcemap: true,
    sourcemapPathTransform: (source, map) => withSlashes(relative(home, resolve(dirname(map), source))),
  });
}

/**
 * @param {Target} target
 * @param {string} file
 * @param {import('rolldown').OutputOptions} [options]
 */
async function write({ source, output, platform, bundlesWorkspace, apart = [], within = [] }, file, options) {
  const { rolldown } = await loadRolldown();
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
      // Nothing of these is used where they are not asked for by name, but they do not say so.
      treeshake: { moduleSideEffects: [{ test: /^@stdlib\//, sideEffects: false }] },
    });
    await bundler.write({
      dir: dirname(file),
      entryFileNames: basename(file),
      format: 'esm',
      ...OUTPUT,
      ...options,
    });
    await bundler.close();
  } catch (error) {
    throw new Explained(`The build of ${output} failed.\n${/** @type {Error} */ (error).message}`);
  }
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
