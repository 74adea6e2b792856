// `npm run audit`: what is known against the packages that are used, and under which licences they stand. The licences are
// those of the lock file; what is known against packages only a registry can say, and not every registry does.
import { takesNothing } from './lib/arguments.mjs';
import { inRoot, isProgram, readJson, runMain } from './lib/root.mjs';
import { npm } from './lib/run.mjs';

/**
 * @typedef {object} Locked a package in the lock file
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [dev] whether only those who develop need it
 * @property {boolean} [devOptional]
 * @property {boolean} [link] whether it is one of our own
 */

/** Under these a program may be given on whatever its own licence; a font is not part of the program. */
const WELCOME = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'ISC',
  'MIT',
  'MPL-2.0', // asks for the sources of its own files alone, which are published as they are
  'OFL-1.1',
  'Unlicense',
];

/**
 * The licences of what a server runs with, each with its packages.
 * @param {Record<string, Locked>} packages as the lock file has them
 */
export function licencesIn(packages) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [path, { license = 'none said', version, dev, devOptional, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || link || dev || devOptional) continue;
    found.set(license, [...(found.get(license) ?? []), `${name} ${version}`]);
  }
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
}

/** @param {string} licence of what has several parts, all of theirs: `MIT AND ISC` */
export const isWelcome = (licence) => licence.split(' AND ').every((part) => WELCOME.includes(part));

/**
 * What `npm audit --json` said, in words. `isBad` if something is known; null if nobody answered.
 * @param {string} output
 * @returns {{ isBad: boolean, words: string } | null}
 */
export function advisoriesIn(output) {
  const start = output.indexOf('{');
  if (start < 0) return null;
  const { vulnerabilities } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  if (vulnerabilities === undefined) return null;
  const known = Object.values(vulnerabilities).map(({ name, severity, range }) => `  ${name} ${range}: ${severity}`);
  if (known.length === 0) return { isBad: false, words: 'Nothing is known against any of them.' };
  return { isBad: true, words: ['Known against them, says the registry:', ...known].join('\n') };
}

async function audit() {
  takesNothing('npm run audit');
  const licences = licencesIn(readJson(inRoot('package-lock.json')).packages);
  for (const [licence, names] of licences) console.log(`${licence} (${names.length}): ${names.join(', ')}`);
  const odd = [...licences.keys()].filter((licence) => !isWelcome(licence));
  if (odd.length > 0) console.log(`\nTo be looked at: ${odd.join(', ')}; expected ${WELCOME.join(', ')}.`);
  const { output } = await npm(['audit', '--json']);
  const advisories = advisoriesIn(output);
  const unanswered = 'No registry said what is known against these packages: that was NOT checked.';
  console.log(`\n${advisories?.words ?? unanswered}`);
  return odd.length > 0 || advisories?.isBad ? 1 : 0;
}

if (isProgram(import.meta.url)) await runMain(audit);
