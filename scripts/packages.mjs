// `npm run packages`: the tarballs of all that is published, in reports/packages; `-- turn7` makes one. With `-- --publish` they go to
// the registry, one after the other; with `-- --publish --dry-run` they only would.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { buildDeclarations } from './lib/declarations.mjs';
import { withLock } from './lib/lock.mjs';
import { LIBRARIES, manifestIn, PUBLISHED } from './lib/published.mjs';
import { Explained, inRoot, isProgram, ROOT, runMain } from './lib/root.mjs';
import { npm } from './lib/run.mjs';
import { stage } from './lib/stage.mjs';

/** Each tarball is alone in a folder, named after that of its package. */
export const TARBALLS = inRoot('reports/packages');

/** The last two are npm's. */
const OPTIONS = ['--publish', '--dry-run', '--provenance'];

/** @typedef {{ name: string, version: string, file: string }} Tarball */

/**
 * Packs anew, in the order in which it can be published.
 * @param {string[]} folders
 * @returns {Promise<Tarball[]>}
 */
async function pack(folders) {
  await build();
  return withLock(async () => {
    await buildDeclarations(folders.filter((folder) => LIBRARIES.includes(folder)));
    rmSync(TARBALLS, { recursive: true, force: true });
    return Promise.all(folders.map(packOne));
  });
}

/** @param {string} folder @returns {Promise<Tarball>} */
async function packOne(folder) {
  const { name, version } = manifestIn(folder);
  const [home, destination] = [await stage(folder), join(TARBALLS, basename(folder))];
  mkdirSync(destination, { recursive: true });
  const { code, output } = await npm(['pack', '--pack-destination', destination], { cwd: home });
  const [file] = readdirSync(destination);
  if (code !== 0 || !file) throw new Explained(`npm could not pack ${name}.\n${output}`);
  return { name, version, file: join(destination, file) };
}

/**
 * What is there already stays as it is, so that a release that stopped half-way can be gone on with.
 * @param {Tarball} tarball
 * @param {string[]} options
 */
async function publish({ name, version, file }, options) {
  const known = await npm(['view', `${name}@${version}`, 'version', '--json']);
  if (known.code === 0 && known.output.includes(`"${version}"`))
    return console.log(`${name} ${version} is there already`);
  const { code, output } = await npm(['publish', file, ...options]);
  if (code !== 0) throw new Explained(`npm could not publish ${name}.\n${output}`);
  console.log(`${name} ${version} ${options.includes('--dry-run') ? 'would be' : 'is'} published`);
}

/**
 * The folders of what is named; everything if nothing is.
 * @param {string[]} names
 */
function foldersOf(names) {
  const known = new Map(PUBLISHED.map((folder) => [manifestIn(folder).name, folder]));
  const folders = names.map((name) => {
    const folder = known.get(name);
    if (folder === undefined)
      throw new Explained(`"${name}" is not published; expected ${[...known.keys()].join(', ')}.`);
    return folder;
  });
  return folders.length > 0 ? folders : PUBLISHED;
}

if (isProgram(import.meta.url)) {
  await runMain(async () => {
    const args = process.argv.slice(2);
    const options = args.filter((arg) => arg.startsWith('-'));
    const unknown = options.find((option) => !OPTIONS.includes(option));
    if (unknown !== undefined) throw new Explained(`Unknown option '${unknown}'; expected ${OPTIONS.join(', ')}.`);
    const folders = foldersOf(args.filter((arg) => !options.includes(arg)));
    await bootstrap();
    const tarballs = await pack(folders);
    for (const { file } of tarballs)
      console.log(`${relative(ROOT, file)}  ${(statSync(file).size / 1000).toFixed(0)} kB`);
    if (!options.includes('--publish')) return;
    for (const tarball of tarballs)
      await publish(
        tarball,
        options.filter((option) => option !== '--publish'),
      );
  });
}
