// What is published. A library more is a line more; its manifest, bundles, declarations, report and tests follow.
import { readdirSync } from 'node:fs';
import { inRoot, readJson } from './root.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

export const LIBRARIES = [
  'packages/engine',
  'packages/strategy',
  'packages/simulator',
  'packages/protocol',
  'packages/client',
];

/** The command, with all that it serves. */
export const COMMAND = 'packages/cli';

/** The conformance suite: records, and nothing that runs. */
export const CASES = 'cases';

export const PUBLISHED = [...LIBRARIES, CASES, COMMAND];

/** @param {string} folder @returns {Manifest} */
export const manifestIn = (folder) => readJson(inRoot(folder, 'package.json'));

/** Every package of the repository, published or not. */
export const workspaces = () => [CASES, ...readdirSync(inRoot('packages')).map((name) => `packages/${name}`)];
