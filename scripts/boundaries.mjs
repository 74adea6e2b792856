// Which package may use which, and what the pure ones may not touch.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isProgram, ROOT, runMain } from './lib/root.mjs';

/** Each package with those it may depend on. @type {Record<string, string[]>} */
const MAY_USE = {
  engine: [],
  strategy: ['engine'],
  simulator: ['engine', 'strategy'],
  narration: ['engine', 'strategy'],
  protocol: ['engine'],
  server: ['engine', 'strategy', 'protocol'],
  web: ['engine', 'strategy', 'simulator', 'narration', 'protocol'],
  cli: ['engine', 'strategy', 'simulator', 'narration', 'protocol', 'server', 'web'],
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
};
const AMBIENT =
  /(?<![\w$.])(?:globalThis\.)?(?:Math\.random\b|new Date\b|(?:Date|console|process|performance)\??\.\w+)/g;

/**
 * Numbers of the rules. Whoever has one may come to decide by it, and a rule stands in the engine alone: there is
 * `isTurn7`, `hasRoomFor`, `handProblem` to ask. Besides those who calculate chances, only words and these files may have
 * them, each to show something.
 */
const RULE_NUMBERS = ['SEVEN', 'TURN_7_BONUS', 'TURN_THREE_CARDS'];
const CALCULATES = ['engine', 'strategy'];
const WORDS = /^packages\/(?:narration|web\/src\/words)\//;
/** @type {Record<string, string>} */
const SHOWS = {
  'packages/web/src/game/question/turn-three-tray.tsx': 'a place for each of the three cards',
  'packages/web/src/game/seat/rack.tsx': 'seven places for the numbers',
  'packages/web/src/game/summary/round-summary.tsx': 'a 7 as a picture',
  'packages/web/src/game/table/big-hand.tsx': 'how many numbers are missing',
  'packages/web/src/lab/figures/bust-chances.ts': 'a chart of rows by their length',
  'packages/web/src/lab/figures/stop-chart.ts': 'a chart of rows by their length',
  'packages/web/src/learn/bonus.ts': 'the chance of a Turn 7, for a chart',
  'packages/web/src/learn/quiz/score-rows.ts': 'wrong answers of a quiz',
  'packages/web/src/score/game-won.tsx': 'seven rings as a picture',
  'packages/web/src/score/pad/pad-note.tsx': 'how much a Turn 7 adds, in words',
  'packages/web/src/score/pad/pad-result.tsx': 'how many numbers are missing',
};

const NAMED_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"]@turn7\/engine['"]/g;
const IMPORT = /\b(?:from|import)\b\s*\(?\s*(['"])([^'"\n]+)\1/g;
const STRING_OR_COMMENT = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`)|\/\/.*|\/\*[\s\S]*?\*\//g;

/**
 * Every violation under `root`, as `FILE:LINE: what is wrong; what was expected`.
 * @param {string} root
 * @returns {string[]}
 */
export function findViolations(root) {
  const names = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  );
  return names.flatMap((name) => {
    const folder = join(root, 'packages', name);
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
    const mayUse = MAY_USE[name];
    if (!mayUse)
      return [`packages/${name}/package.json:1: no layer is known for it; expected a line in scripts/boundaries.mjs`];
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(manifest);
    const listed = Object.keys({ ...dependencies, ...peerDependencies });
    const files = sourceFiles(join(folder, 'src'));
    return [
      ...forbiddenDependencies(name, manifest, listed, mayUse),
      ...files.flatMap((file) => importViolations(root, folder, file, listed)),
      ...files.filter((file) => isPure(folder, file)).flatMap((file) => ambientUses(root, file)),
      ...(CALCULATES.includes(name) ? [] : files.flatMap((file) => ruleNumbers(root, file))),
    ];
  });
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

/** @param {string} root @param {string} folder @param {string} file @param {string[]} listed */
function importViolations(root, folder, file, listed) {
  const text = withoutComments(readFileSync(file, 'utf8'));
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const id = match[2] ?? '';
    const problem = importProblem(id, folder, file, listed);
    return problem ? [`${place(root, file, text, match.index)}: imports ${id}; expected ${problem}`] : [];
  });
}

/** @param {string} id @param {string} folder @param {string} file @param {string[]} listed */
function importProblem(id, folder, file, listed) {
  if (id.startsWith('.') && !resolve(dirname(file), id).startsWith(folder + sep)) {
    return 'a file of its own package, or the name of another package';
  }
  const workspace = /^@turn7\/[^/]+/.exec(id)?.[0];
  if (workspace && !listed.includes(workspace)) return `${workspace} among the dependencies in its package.json`;
  if (!isPure(folder, file)) return undefined;
  if (id.startsWith('node:')) return 'nothing of Node in a pure package';
  return isExempt(folder, resolve(dirname(file), id)) ? 'nothing that is exempt from being pure' : undefined;
}

/** @param {string} folder @param {string} file */
const isPure = (folder, file) => basename(folder) in PURE && !isExempt(folder, file);

/** @param {string} folder @param {string} file */
const isExempt = (folder, file) => PURE[basename(folder)]?.includes(relative(join(folder, 'src'), file)) ?? false;

/** @param {string} root @param {string} file */
function ambientUses(root, file) {
  const text = withoutComments(readFileSync(file, 'utf8'));
  return [...text.matchAll(AMBIENT)].map(
    (match) =>
      `${place(root, file, text, match.index)}: uses ${match[0]}; expected it as an argument, for the package is pure`,
  );
}

/** @param {string} root @param {string} file */
function ruleNumbers(root, file) {
  const path = relative(root, file).replaceAll(sep, '/');
  const text = withoutComments(readFileSync(file, 'utf8'));
  const found = [...text.matchAll(NAMED_IMPORT)].flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((name) => name.trim().split(/\s/)[0] ?? '')
      .filter((name) => RULE_NUMBERS.includes(name))
      .map((name) => `${place(root, file, text, match.index)}: has ${name}; expected a question to the engine instead`),
  );
  if (!(path in SHOWS)) return WORDS.test(path) ? [] : found;
  return found.length > 0 ? [] : [`${path}:1: has no number of the rules; expected its line in boundaries.mjs gone`];
}

/** @param {string} folder */
function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names.filter((name) => /\.[cm]?[jt]sx?$/.test(name)).map((name) => join(folder, name));
}

/** Comments may name what code may not; their line breaks stay, so that line numbers do. @param {string} text */
const withoutComments = (text) =>
  text.replace(STRING_OR_COMMENT, (all, string) => string ?? all.replace(/[^\n]/g, ' '));

/** @param {string} root @param {string} file @param {string} text @param {number} index */
const place = (root, file, text, index) => `${relative(root, file).replaceAll(sep, '/')}:${lineAt(text, index)}`;

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

if (isProgram(import.meta.url)) {
  await runMain(async () => {
    const violations = findViolations(ROOT);
    for (const violation of violations) console.error(violation);
    return violations.length === 0 ? 0 : 1;
  });
}
