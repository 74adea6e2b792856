// The package.json and the readme of what is published, made of those in the workspace: what is the same for all stands at
// the root.
import { posix } from 'node:path';

/**
 * @typedef {Record<string, string>} Versions by the name of a package
 * @typedef {string | Record<string, string>} Entry of `exports`
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [description]
 * @property {string[]} [keywords]
 * @property {boolean} [sideEffects]
 * @property {Record<string, Entry>} [exports]
 * @property {Versions} [dependencies]
 *
 * @typedef {object} RootManifest
 * @property {string} license
 * @property {string} homepage
 * @property {string} bugs
 * @property {{ type: string, url: string }} repository
 * @property {Record<string, string>} engines
 */

/** @param {string} name of a package */
const isOurs = (name) => name.startsWith('@turn7/');

/**
 * What every published package says.
 * @param {Manifest} own
 * @param {RootManifest} root
 * @param {string} folder
 */
export function commonFields(own, root, folder) {
  const { name, version, description, keywords } = own;
  const { license, homepage, bugs, repository, engines } = root;
  return {
    name,
    version,
    description,
    keywords,
    license,
    homepage,
    bugs,
    repository: { ...repository, directory: folder },
    engines,
    type: 'module',
    publishConfig: { access: 'public' },
  };
}

/**
 * A library's. Whoever installs it has the built files, so no condition leads to the sources.
 * @param {Manifest} own
 * @param {RootManifest} root
 * @param {string} folder
 */
export const libraryManifest = (own, root, folder) => ({
  ...commonFields(own, root, folder),
  sideEffects: own.sideEffects,
  exports: publicExports(own.exports ?? {}),
  files: ['dist', 'src'],
  dependencies: libraryDependencies(own.dependencies ?? {}),
});

/**
 * The command's: everything of ours is inside its package, so that it needs nothing but packages of others.
 * @param {Manifest} own
 * @param {RootManifest} root
 * @param {string} folder
 * @param {Manifest[]} inside packages of ours that stay packages, to be found by their names
 * @param {Versions} dependencies packages of others
 */
export const commandManifest = (own, root, folder, inside, dependencies) => ({
  ...commonFields(own, root, folder),
  sideEffects: true,
  exports: { './package.json': './package.json' },
  bin: { turn7: 'dist/turn7.js' },
  files: ['dist'],
  dependencies: { ...dependencies, ...Object.fromEntries(inside.map(({ name, version }) => [name, version])) },
  bundleDependencies: inside.map(({ name }) => name),
});

/**
 * What others than us say that these packages need, without what is in a bundle already.
 * @param {Manifest[]} manifests
 * @param {string[]} bundled
 * @returns {Versions}
 */
export function dependenciesOf(manifests, bundled) {
  const all = manifests.flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  return Object.fromEntries(
    all.filter(([name]) => !isOurs(name) && !bundled.includes(name)).sort(([a], [b]) => a.localeCompare(b)),
  );
}

/** @param {Record<string, Entry>} entries */
function publicExports(entries) {
  const open = Object.entries(entries).map(([path, entry]) => [path, withoutSource(entry)]);
  return { ...Object.fromEntries(open), './package.json': './package.json' };
}

/** @param {Entry} entry */
function withoutSource(entry) {
  if (typeof entry === 'string') return entry;
  const { source: _, ...built } = entry;
  return built;
}

/**
 * Our packages are made for each other, version by version. Of others a library takes any that keeps its promises, so that
 * whoever uses both has one of them.
 * @param {Versions} dependencies
 * @returns {Versions}
 */
const libraryDependencies = (dependencies) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, isOurs(name) ? version : `^${version}`]),
  );

/**
 * A readme that is read elsewhere: its links into the repository say where that is.
 * @param {string} readme
 * @param {string} folder
 * @param {string} homepage
 */
export function withAbsoluteLinks(readme, folder, homepage) {
  const files = `${homepage.replace(/#.*$/, '')}/blob/main`;
  return readme.replace(/\]\((?!https?:|#)([^)]+)\)/g, (_, link) => `](${files}/${posix.join(folder, link)})`);
}
