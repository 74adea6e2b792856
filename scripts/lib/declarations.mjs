// The declarations of the libraries, for those who install them and for the report of what is public. The build does
// without them: inside the repository types are those of the sources.
import { rmSync } from 'node:fs';
import { Explained, inRoot } from './root.mjs';
import { runQuietly, toolFile } from './run.mjs';

const FLAGS = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--declarationMap'];

/** @param {string[]} folders of libraries */
export async function buildDeclarations(folders) {
  await Promise.all(folders.map(declare));
}

/** @param {string} folder */
async function declare(folder) {
  const types = `${folder}/dist/types`;
  rmSync(inRoot(types), { recursive: true, force: true });
  const { code, output } = await runQuietly(process.execPath, [
    toolFile('typescript', 'tsc'),
    ...['--project', folder, ...FLAGS, '--rootDir', `${folder}/src`, '--outDir', types],
  ]);
  if (code !== 0) throw new Explained(`The declarations of ${folder} could not be made.\n${output}`);
}
