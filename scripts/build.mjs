// `npm run build`: bundles each package into its dist folder when its sources are newer than what is there; the page as well.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { takesNothing } from './lib/arguments.mjs';
import { bundle } from './lib/bundle.mjs';
import { LAST_FONT, unpackFonts } from './lib/fonts.mjs';
import { withLock } from './lib/lock.mjs';
import { buildPage, PAGE } from './lib/page.mjs';
import { inRoot, isProgram, runMain } from './lib/root.mjs';

/** @typedef {import('./lib/bundle.mjs').Target} Target */

/** @type {Target[]} */
export const PACKAGES = [
  library('packages/engine'),
  library('packages/strategy'),
  library('packages/simulator'),
  { ...library('packages/simulator', 'pool'), platform: 'node' },
  program('packages/simulator/src/worker.ts', 'packages/simulator/dist/worker.js'),
  library('packages/narration'),
  library('packages/narration', 'languages'),
  library('packages/narration', 'preview'),
  library('packages/protocol'),
  library('packages/client'),
  library('packages/client', 'basics'),
  library('packages/cards'),
  // What openskill does not need of its own dependencies here stays out: it takes as long to load as the server itself.
  { ...library('packages/server'), platform: 'node', within: ['kysely', 'openskill', 'ramda', 'sort-unwind'] },
  program('packages/server/src/live/bot-worker.ts', 'packages/server/dist/bot-worker.js'),
  {
    ...program('packages/server/src/store/thread-worker.ts', 'packages/server/dist/store-worker.js'),
    within: ['kysely'],
  },
  program('packages/server/load/bare-server.ts', 'packages/server/dist/bare-server.js'),
  program('packages/server/faults/main.ts', 'packages/server/dist/faults.js'),
  program('packages/strategy/training/main.ts', 'packages/strategy/dist/train.js'),
  program('packages/strategy/solving/main.ts', 'packages/strategy/dist/solve.js'),
  // Whoever plays in a terminal need not wait until a server is loaded.
  { ...program('packages/cli/src/main.ts', 'packages/cli/dist/turn7.js'), apart: ['@turn7/server'] },
  program('packages/cli/src/mcp/main.ts', 'packages/cli/dist/mcp.js'),
];

/** What a package is made of. */
const INPUT_FOLDERS = ['src', 'data', 'training', 'solving', 'load', 'faults', 'public'];

/** The packages that become part of the page. */
const OF_THE_PAGE = ['engine', 'strategy', 'simulator', 'narration', 'protocol', 'client', 'cards', 'web'];

/** Builds what is stale; silent when nothing is. */
export async function build() {
  await buildPrograms();
  await underLock(isPageStale, buildPage);
}

/** All but the page, which whoever plays in a terminal need not wait for. */
export const buildPrograms = () =>
  underLock(
    () => staleTargets().length > 0 || areFontsStale(),
    async () => {
      for (const target of staleTargets()) await bundle(target);
      if (areFontsStale()) unpackFonts();
    },
  );

/**
 * @param {() => boolean} isNeeded
 * @param {() => Promise<void>} work
 */
async function underLock(isNeeded, work) {
  if (!isNeeded()) return;
  await withLock(async () => {
    if (!isNeeded()) return; // another process has built while this one waited
    console.error('Building what has changed …');
    await work();
  });
}

/**
 * @param {number} newestInput a time of modification
 * @param {number | undefined} output another; undefined where there is no output yet
 */
export const isStale = (newestInput, output) => output === undefined || output < newestInput;

function staleTargets() {
  const newest = newestOf(inputs());
  const targets = [...PACKAGES, ...benchmarks()].filter((target) => existsSync(inRoot(target.source)));
  return targets.filter((target) => isStale(newest, modified(target.output)));
}

const areFontsStale = () => isStale(newestOf(['package-lock.json', 'scripts/lib/fonts.mjs']), modified(LAST_FONT));

function isPageStale() {
  if (!existsSync(inRoot('packages/web/index.html'))) return false;
  const own = [
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    'scripts/lib/output.mjs',
    'scripts/lib/page.mjs',
    'scripts/lib/budget.mjs',
  ];
  return isStale(newestOf([...own, ...inputsOf(OF_THE_PAGE)]), modified(`${PAGE}/index.html`));
}

/** Everything a program, a library or a benchmark may depend on. */
export function inputs() {
  const packages = readdirSync(inRoot('packages')).filter((name) => name !== 'web');
  return [
    'scripts/build.mjs',
    'scripts/lib/arguments.mjs',
    'scripts/lib/bundle.mjs',
    'scripts/lib/output.mjs',
    'scripts/lib/root.mjs',
    ...inputsOf(packages),
    ...benchmarks().map(({ source }) => source),
    ...withContents('bench/lib'),
    ...withContents('packages/server/test/support'), // servers to measure, and to find faults in
  ];
}

/** @param {string[]} names of packages */
function inputsOf(names) {
  const folders = names.map((name) => `packages/${name}`);
  return [
    'package.json',
    'package-lock.json',
    ...folders.map((folder) => `${folder}/package.json`),
    ...folders.flatMap((folder) => INPUT_FOLDERS.flatMap((name) => withContents(`${folder}/${name}`))),
  ];
}

/**
 * A folder and all in it. The folders count too: theirs is the time that changes when a file is deleted.
 * @param {string} folder
 */
function withContents(folder) {
  if (!existsSync(inRoot(folder))) return [];
  return [folder, ...readdirSync(inRoot(folder), { recursive: true }).map((name) => `${folder}/${name}`)];
}

export function benchmarks() {
  const files = existsSync(inRoot('bench')) ? readdirSync(inRoot('bench')) : [];
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  return sources.map((file) => program(`bench/${file}`, `bench/dist/${basename(file, '.ts')}.js`));
}

/**
 * @param {string} folder
 * @param {string} [name]
 * @returns {Target}
 */
function library(folder, name = 'index') {
  const [source, output] = [`${folder}/src/${name}.ts`, `${folder}/dist/${name}.js`];
  return { source, output, platform: 'neutral', bundlesWorkspace: false };
}

/**
 * @param {string} source
 * @param {string} output
 * @returns {Target}
 */
function program(source, output) {
  return { source, output, platform: 'node', bundlesWorkspace: true };
}

/** @param {string[]} paths */
const newestOf = (paths) => Math.max(...paths.map((path) => modified(path) ?? 0));

/** @param {string} path */
const modified = (path) => statSync(inRoot(path), { throwIfNoEntry: false })?.mtimeMs;

if (isProgram(import.meta.url)) {
  await runMain(async () => {
    takesNothing('npm run build');
    await build();
  });
}
