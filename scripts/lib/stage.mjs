// Lays out each package as those who install it will find it: bundles with source maps, declarations, readme, licence.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PACKAGES } from '../build.mjs';
import { bundleWithMap } from './bundle.mjs';
import { FONTS } from './fonts.mjs';
import { commandManifest, commonFields, dependenciesOf, libraryManifest, withAbsoluteLinks } from './manifest.mjs';
import { PAGE } from './page.mjs';
import { CASES, COMMAND, LIBRARIES, manifestIn } from './published.mjs';
import { Explained, inRoot, readJson } from './root.mjs';
import { runQuietly } from './run.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

const STAGE = 'node_modules/.turn7-packages';

/**
 * What the command finds by name when it runs: packages of ours, each with what puts its files into a folder and gives its exports.
 * @type {Record<string, (home: string) => Promise<Manifest['exports']>>}
 */
const INSIDE = {
  [CASES]: async (home) => {
    copyCases(home);
    return { './*': './*' };
  },
  'packages/web': async (home) => {
    cpSync(inRoot(PAGE), join(home, 'dist'), { recursive: true });
    return { './package.json': './package.json' };
  },
  'packages/server': async (home) => {
    cpSync(inRoot(FONTS), join(home, 'dist/fonts'), { recursive: true });
    const programs = await stagePrograms(home, 'packages/server', ['index', 'bot-worker', 'store-worker']);
    return { ...programs, './fonts/*': './dist/fonts/*' };
  },
  'packages/simulator': (home) => stagePrograms(home, 'packages/simulator', ['worker']),
};

/** Whose code is in the command's bundles; the page brings all it needs in files of its own. */
const BUNDLED = [COMMAND, 'packages/server', 'packages/narration', 'packages/cards', ...LIBRARIES];

/**
 * Gives the folder in which the package lies as it will be installed.
 * @param {string} folder of what is published
 * @returns {Promise<string>}
 */
export function stage(folder) {
  if (folder === COMMAND) return stageCommand();
  return folder === CASES ? stageCases() : stageLibrary(folder);
}

/** @param {string} folder */
async function stageLibrary(folder) {
  const home = newStage(folder);
  const manifest = libraryManifest(manifestIn(folder), rootManifest(), folder);
  writeManifest(home, manifest);
  for (const { default: file = '' } of Object.values(manifest.exports).filter((entry) => typeof entry === 'object')) {
    await bundleWithMap(targetOf(join(folder, file)), join(home, file));
  }
  cpSync(inRoot(folder, 'dist/types'), join(home, 'dist/types'), { recursive: true });
  cpSync(inRoot(folder, 'src'), join(home, 'src'), { recursive: true });
  return home;
}

async function stageCases() {
  const home = newStage(CASES);
  const own = manifestIn(CASES);
  copyCases(home);
  writeFileSync(join(home, 'cases.jsonl'), await listCases());
  writeManifest(home, {
    ...commonFields(own, rootManifest(), CASES),
    sideEffects: false,
    exports: own.exports,
    files: ['*.t7', 'cases.jsonl'],
  });
  return home;
}

async function listCases() {
  const program = inRoot(COMMAND, 'dist/turn7.js');
  const { code, output } = await runQuietly(process.execPath, [program, 'conform', '--list']);
  if (code !== 0) throw new Explained(`The cases could not be listed.\n${output}`);
  return output;
}

async function stageCommand() {
  const home = newStage(COMMAND);
  for (const program of ['turn7', 'mcp']) {
    await bundleWithMap(targetOf(`${COMMAND}/dist/${program}.js`), join(home, `dist/${program}.js`));
  }
  copyFileSync(inRoot('docs/rules.md'), join(home, 'dist/rules.md')); // which assistants may read
  const inside = Object.keys(INSIDE).map(manifestIn);
  for (const [folder, fill] of Object.entries(INSIDE)) await stageInside(home, manifestIn(folder), fill);
  const bundled = PACKAGES.flatMap(({ within = [] }) => within);
  const dependencies = dependenciesOf(BUNDLED.map(manifestIn), bundled);
  writeManifest(home, commandManifest(manifestIn(COMMAND), rootManifest(), COMMAND, inside, dependencies));
  return home;
}

/**
 * A package inside the command's depends on nothing that the command does not.
 * @param {string} command where the command's package lies
 * @param {Manifest} manifest
 * @param {typeof INSIDE[string]} fill
 */
async function stageInside(command, { name, version }, fill) {
  const home = join(command, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  writeManifest(home, { name, version, license: rootManifest().license, type: 'module', exports: await fill(home) });
}

/** @param {string} home @param {string} folder @param {string[]} names */
async function stagePrograms(home, folder, names) {
  for (const name of names) {
    const target = targetOf(`${folder}/dist/${name}.js`);
    await bundleWithMap({ ...target, bundlesWorkspace: true }, join(home, `dist/${name}.js`));
  }
  return Object.fromEntries(names.map((name) => [name === 'index' ? '.' : `./${name}`, `./dist/${name}.js`]));
}

/**
 * An empty folder with what every package has.
 * @param {string} folder
 */
function newStage(folder) {
  const home = inRoot(STAGE, basename(folder));
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  copyFileSync(inRoot('LICENSE'), join(home, 'LICENSE'));
  const readme = readFileSync(inRoot(folder, 'README.md'), 'utf8');
  writeFileSync(join(home, 'README.md'), withAbsoluteLinks(readme, folder, rootManifest().homepage));
  return home;
}

/** @param {string} folder */
function copyCases(folder) {
  for (const file of readdirSync(inRoot(CASES)).filter((name) => name.endsWith('.t7'))) {
    copyFileSync(inRoot(CASES, file), join(folder, file));
  }
}

/** @param {string} output */
function targetOf(output) {
  const found = PACKAGES.find((target) => join(target.output) === join(output));
  if (!found) throw new Explained(`Nothing is built into ${output}; expected a line for it in scripts/build.mjs.`);
  return found;
}

/** @returns {import('./manifest.mjs').RootManifest} */
const rootManifest = () => readJson(inRoot('package.json'));

/** @param {string} folder @param {object} manifest */
const writeManifest = (folder, manifest) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
