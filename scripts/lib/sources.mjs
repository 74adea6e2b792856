// The source files of a package, and what each imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { withSlashes } from './slashes.mjs';

/**
 * @typedef {object} Import
 * @property {string} id as it is written
 * @property {string} target the file that a relative one leads to
 * @property {string[]} names that it takes from there
 * @property {number} line
 * @property {'now' | 'later' | 'types'} when it is needed: as the module is loaded, when it asks, or never at run time
 *
 * @typedef {object} Source
 * @property {string} path
 * @property {string} name its path in the repository, with slashes on every platform
 * @property {string} text without its comments
 * @property {number} lines
 * @property {Import[]} imports
 */

const CODE = /\.[cm]?[jt]sx?$/;
const STYLES = /\.css$/;
/** `import {…} from 'x'`, `export * from 'x'`, `import 'x'`, `import('x')`, `@import "x"`. */
const IMPORT =
  /(?:^[ \t]*(?:import|export)(\s+type\b)?\s+(?:([\w$*{},\s]+?)\s+from\s+)?|@import\s+|(\bimport\s*\(\s*))(['"])([^'"\n]+)\4/gm;
const STRING_OR_COMMENT = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`)|\/\/.*|\/\*[\s\S]*?\*\//g;

/**
 * @param {string} root of the repository
 * @param {string} folder in it
 * @returns {Source[]}
 */
export function sourcesIn(root, folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names
    .filter((name) => CODE.test(name) || STYLES.test(name))
    .map((name) => {
      const path = join(folder, name);
      const whole = readFileSync(path, 'utf8');
      const text = withoutComments(whole);
      const lines = lineAt(whole, whole.length) - 1;
      return { path, name: withSlashes(relative(root, path)), text, lines, imports: importsIn(path, text) };
    });
}

/** @param {Source} source */
export const isCode = ({ path }) => CODE.test(path);

/**
 * @param {string} path
 * @param {string} text
 * @returns {Import[]}
 */
function importsIn(path, text) {
  return [...text.matchAll(IMPORT)].map((match) => {
    const [, type, names = '', dynamic, , id = ''] = match;
    const when = dynamic ? 'later' : type || areTypes(names) ? 'types' : 'now';
    const target = resolve(dirname(path), id);
    return { id, target, names: namesIn(names), line: lineAt(text, match.index), when };
  });
}

/** `{ type A, B as C }` takes A and B. @param {string} names */
const namesIn = (names) => [...names.matchAll(/(?:^\{|,)\s*(?:type\s+)?(\w+)/g)].map(([, name = '']) => name);

/** `{ type A, type B }` @param {string} names */
const areTypes = (names) => /^\{\s*type\s/.test(names) && !/,\s*(?!type\s)\w/.test(names);

/** Comments may name what code may not; their line breaks stay, so that line numbers do. @param {string} text */
const withoutComments = (text) =>
  text.replace(STRING_OR_COMMENT, (all, string) => string ?? all.replace(/[^\n]/g, ' '));

/** @param {string} text @param {number} index */
export const lineAt = (text, index) => text.slice(0, index).split('\n').length;
