// How the files of a package lie: no circles, no style sheet alone, none too long.
import { basename, dirname } from 'node:path';
import { isCode } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */

/** In lines. More than that is more than one idea. */
const LONGEST = 300;
/** Files that are longer, each with the reason. @type {Record<string, string>} */
const LONGER = {};

/** Style sheets that all parts of the page share. */
const SHARED = 'packages/web/src/ui/styles/';

/** @param {Source[]} sources of one package */
export const untidy = (sources) => [...circles(sources), ...strayStyles(sources), ...sources.flatMap(tooLong)];

/**
 * Modules that need each other before they can run. What is imported later, or for its types alone, does no harm.
 * @param {Source[]} sources
 */
function circles(sources) {
  const byPath = new Map(sources.filter(isCode).map((source) => [source.path, source]));
  /** @type {string[]} */
  const found = [];
  /** @type {Set<Source>} */
  const done = new Set();
  /** @param {Source} source @param {Source[]} way that led to it */
  const visit = (source, way) => {
    if (way.includes(source)) {
      const circle = [...way.slice(way.indexOf(source)), source].map(({ path }) => basename(path));
      found.push(`${source.name}:1: is imported in a circle, ${circle.join(' → ')}; expected one way`);
    }
    if (done.has(source)) return;
    done.add(source);
    for (const { target, when } of source.imports) {
      const next = when === 'now' ? byPath.get(target) : undefined;
      if (next) visit(next, [...way, source]);
    }
  };
  for (const source of byPath.values()) visit(source, []);
  return found;
}

/** @param {Source[]} sources */
function strayStyles(sources) {
  const used = sources
    .filter(isCode)
    .flatMap(({ path, imports }) => imports.filter(({ target }) => dirname(target) === dirname(path)))
    .map(({ target }) => target);
  return sources
    .filter((source) => !isCode(source) && !used.includes(source.path) && !source.name.startsWith(SHARED))
    .map(({ name }) => `${name}:1: is imported by no component beside it; expected the one that it styles`);
}

/** @param {Source} source */
function tooLong({ name, lines }) {
  if (lines <= LONGEST || name in LONGER) return [];
  return [`${name}:${LONGEST + 1}: has ${lines} lines; expected at most ${LONGEST}, or a reason in tidiness.mjs`];
}
