// Which package may use which, and which room of the page; what the pure ones may not touch; what must be asked of the
// engine; how files lie.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isProgram, ROOT, runMain } from './lib/root.mjs';
import { ruleNumbers } from './lib/rule-numbers.mjs';
import { withSlashes } from './lib/slashes.mjs';
import { lineAt, sourcesIn } from './lib/sources.mjs';
import { untidy } from './lib/tidiness.mjs';

/** @typedef {import('./lib/sources.mjs').Source} Source */

/** Each package with those it may depend on. @type {Record<string, string[]>} */
const MAY_USE = {
  engine: [],
  strategy: ['engine'],
  simulator: ['engine', 'strategy'],
  narration: ['engine', 'strategy'],
  protocol: ['engine'],
  client: ['engine', 'protocol'],
  cards: ['engine'],
  server: ['engine', 'strategy', 'narration', 'protocol', 'cards'],
  web: ['engine', 'strategy', 'simulator', 'narration', 'protocol', 'client', 'cards'],
  cli: ['cases', 'engine', 'strategy', 'simulator', 'narration', 'protocol', 'client', 'server', 'web'],
};

/**
 * The same in a browser, in Node, in a replay ten years on: nothing around the program may reach these packages. Each
 * with its files in src that are exempt, and that the others may therefore not import. @type {Record<string, string[]>}
 */
const PURE = {
  engine: [],
  strategy: [],
  simulator: ['pool.ts', 'worker.ts'],
  narration: [],
  protocol: [],
  cards: [],
};
const AMBIENT =
  /(?<![\w$.])(?:globalThis\.)?(?:Math\.random\b|new Date\b|(?:Date|console|process|performance)\??\.\w+)/g;

/** The rooms of the page. Each may use those before it. */
const ROOMS = ['device', 'words', 'ui', 'sync', 'game', 'lobby', 'daily', 'score', 'lab', 'learn', 'app'];

/** Judges the server by what it says: not one file of the program may come between. */
const WITNESS = 'packages/server/faults/witness';

/**
 * Every violation under `root`, as `FILE:LINE: what is wrong; what was expected`.
 * @param {string} root
 * @returns {string[]}
 */
export function findViolations(root) {
  const names = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  );
  return [...partialWitness(root), ...names.flatMap((name) => violationsIn(root, name))];
}

/** @param {string} root @param {string} name of a package */
function violationsIn(root, name) {
  const folder = join(root, 'packages', name);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const mayUse = MAY_USE[name];
  if (!mayUse)
    return [`packages/${name}/package.json:1: no layer is known for it; expected a line in scripts/boundaries.mjs`];
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(manifest);
  const listed = Object.keys({ ...dependencies, ...peerDependencies });
  const sources = sourcesIn(root, join(folder, 'src'));
  return [
    ...forbiddenDependencies(name, manifest, listed, mayUse),
    ...sources.flatMap((source) => importViolations(folder, source, listed)),
    ...sources.filter(({ path }) => name === 'web' && !roomOf(folder, path)).map(homeless),
    ...sources.filter(({ path }) => isPure(folder, path)).flatMap(ambientUses),
    ...sources.flatMap(ruleNumbers),
    ...untidy(sources),
  ];
}

/** @param {string} root */
function partialWitness(root) {
  const folder = join(root, WITNESS);
  return sourcesIn(root, folder).flatMap(({ name, imports }) =>
    imports
      .filter(({ id, target }) => (id.startsWith('.') ? !target.startsWith(folder + sep) : id.startsWith('@turn7/')))
      .map(
        ({ id, line }) => `${name}:${line}: imports ${id}; expected nothing of the program that it bears witness of`,
      ),
  );
}

/** @param {string} name @param {string} manifest @param {string[]} listed @param {string[]} mayUse */
function forbiddenDependencies(name, manifest, listed, mayUse) {
  const forbidden = listed.filter((id) => id.startsWith('@turn7/') && !mayUse.includes(id.slice('@turn7/'.length)));
  const expected = mayUse.length > 0 ? `only ${mayUse.join(', ')}` : 'none of the other packages';
  return forbidden.map((id) => {
    const line = lineAt(manifest, manifest.lastIndexOf(`"${id}"`));
    return `packages/${name}/package.json:${line}: depends on ${id}; expected ${expected}`;
  });
}

/** @param {string} folder @param {Source} source @param {string[]} listed */
function importViolations(folder, { path, name, imports }, listed) {
  return imports.flatMap(({ id, target, line }) => {
    const problem = importProblem(id, folder, path, target, listed);
    return problem ? [`${name}:${line}: imports ${id}; expected ${problem}`] : [];
  });
}

/** @param {string} id @param {string} folder @param {string} path @param {string} target @param {string[]} listed */
function importProblem(id, folder, path, target, listed) {
  if (id.startsWith('.') && !target.startsWith(folder + sep)) {
    return 'a file of its own package, or the name of another package';
  }
  const workspace = /^@turn7\/[^/]+/.exec(id)?.[0];
  if (workspace && !listed.includes(workspace)) return `${workspace} among the dependencies in its package.json`;
  const [room, used] = [path, target].map((file) => roomOf(folder, file));
  if (room && used && ROOMS.indexOf(used) > ROOMS.indexOf(room)) return `nothing of ${used} in ${room}`;
  if (!isPure(folder, path)) return undefined;
  if (id.startsWith('node:')) return 'nothing of Node in a pure package';
  return isExempt(folder, target) ? 'nothing that is exempt from being pure' : undefined;
}

/** @param {Source} source */
const homeless = ({ name }) => `${name}:1: stands in no room; expected one of ${ROOMS.join(', ')}`;

/** @param {string} folder @param {string} file */
function roomOf(folder, file) {
  const [room = ''] = relative(join(folder, 'src'), file).split(sep);
  return basename(folder) === 'web' && ROOMS.includes(room) ? room : undefined;
}

/** @param {string} folder @param {string} file */
const isPure = (folder, file) => basename(folder) in PURE && !isExempt(folder, file);

/** @param {string} folder @param {string} file */
const isExempt = (folder, file) =>
  PURE[basename(folder)]?.includes(withSlashes(relative(join(folder, 'src'), file))) ?? false;

/** @param {Source} source */
function ambientUses({ name, text }) {
  return [...text.matchAll(AMBIENT)].map(
    (match) =>
      `${name}:${lineAt(text, match.index)}: uses ${match[0]}; expected it as an argument, for the package is pure`,
  );
}

if (isProgram(import.meta.url)) {
  await runMain(async () => {
    const violations = findViolations(ROOT);
    for (const violation of violations) console.error(violation);
    return violations.length === 0 ? 0 : 1;
  });
}
