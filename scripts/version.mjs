// `node scripts/version.mjs 0.2.0`: writes the version of a release wherever one stands. All packages have the same, and need each
// other at just that one.
import { readFileSync, writeFileSync } from 'node:fs';
import { workspaces } from './lib/published.mjs';
import { Explained, inRoot, isProgram, readJson, runMain } from './lib/root.mjs';

/**
 * The text of a package.json with another version; its layout stays.
 * @param {string} text
 * @param {string} version
 */
export const withVersion = (text, version) =>
  text.replace(/(?<=^ {2}"version": ")[^"]+/m, version).replace(/(?<="@turn7\/[\w-]+": ")\d[^"]*/g, version);

/**
 * The same for what the lock file says of our own packages.
 * @param {{ version: string, packages: Record<string, { version?: string, dependencies?: Record<string, string> }> }} lock
 * @param {string[]} folders
 * @param {string} version
 */
export function withVersionLocked(lock, folders, version) {
  const ours = ['', ...folders].map((folder) => [
    folder,
    JSON.parse(withVersion(JSON.stringify({ ...lock.packages[folder], version }, null, 2), version)),
  ]);
  return { ...lock, version, packages: { ...lock.packages, ...Object.fromEntries(ours) } };
}

/** @param {string} version */
function writeVersion(version) {
  const folders = workspaces();
  for (const file of ['package.json', ...folders.map((folder) => `${folder}/package.json`)]) {
    writeFileSync(inRoot(file), withVersion(readFileSync(inRoot(file), 'utf8'), version));
  }
  const lock = withVersionLocked(readJson(inRoot('package-lock.json')), folders, version);
  writeFileSync(inRoot('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  const citation = readFileSync(inRoot('CITATION.cff'), 'utf8');
  writeFileSync(inRoot('CITATION.cff'), citation.replace(/(?<=^version: ).+/m, version));
}

if (isProgram(import.meta.url)) {
  await runMain(async () => {
    const [version = ''] = process.argv.slice(2);
    if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
      throw new Explained(`"${version}" is no version; expected one such as 0.2.0 or 0.2.0-rc.1.`);
    }
    writeVersion(version);
  });
}
