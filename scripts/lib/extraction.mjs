// Reads what is public of the libraries from their declarations, which `buildDeclarations` makes: API Extractor brings the compiler
// that it needs along, for that of the repository has no API of its own.
import { mkdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { LIBRARIES, manifestIn } from './published.mjs';
import { inRoot } from './root.mjs';

const UNFINISHED = inRoot('node_modules/.turn7-api');

/**
 * @typedef {object} Entry what somebody can import
 * @property {string} folder of its library
 * @property {string} specifier as in `@turn7/simulator/pool`
 * @property {string} types its declarations, in that folder
 */

/** All but programs, which have nothing to say. */
export function entries() {
  return LIBRARIES.flatMap((folder) => {
    const { name, exports = {} } = manifestIn(folder);
    return Object.entries(exports).flatMap(([path, entry]) =>
      typeof entry === 'object' && entry['source'] && entry['types']
        ? [{ folder, specifier: posix.join(name, path), types: entry['types'] }]
        : [],
    );
  });
}

/** @param {Entry} entry */
const nameOf = ({ types }) => basename(types, '.d.ts');

/** @param {Entry} entry */
export const reportOf = (entry) => `${entry.folder}/api/${nameOf(entry)}.api.md`;

/** Everything there is to know of an entry, for `npm run docs`. @param {Entry} entry */
export const modelOf = (entry) => join(UNFINISHED, basename(entry.folder), `${nameOf(entry)}.api.json`);

/**
 * Compares the report of an entry with what is public now, and gives whether it is another.
 * @param {Entry} entry
 * @param {boolean} isForWriting whether the report is written anew then
 */
export function extract(entry, isForWriting) {
  const config = ExtractorConfig.prepare({
    configObject: configFor(entry),
    configObjectFullPath: undefined,
    packageJsonFullPath: inRoot(entry.folder, 'package.json'),
  });
  return Extractor.invoke(config, {
    localBuild: isForWriting,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  }).apiReportChanged;
}

/**
 * @param {Entry} entry
 * @returns {import('@microsoft/api-extractor').IConfigFile}
 */
function configFor(entry) {
  const { folder, types } = entry;
  const [reportFolder, reportTempFolder] = [inRoot(folder, 'api'), join(UNFINISHED, basename(folder))];
  for (const made of [reportFolder, reportTempFolder]) mkdirSync(made, { recursive: true });
  const compilerOptions = { target: 'ES2022', lib: ['ES2023'], types: ['node'], module: 'NodeNext', strict: true };
  return {
    projectFolder: inRoot(folder),
    mainEntryPointFilePath: inRoot(folder, types),
    compiler: { overrideTsconfig: { compilerOptions: { ...compilerOptions, skipLibCheck: true }, files: [types] } },
    newlineKind: 'lf',
    // What something public is made of can change it, whether it has a public name or not.
    apiReport: {
      enabled: true,
      reportFileName: nameOf(entry),
      reportFolder,
      reportTempFolder,
      includeForgottenExports: true,
    },
    docModel: { enabled: true, apiJsonFilePath: modelOf(entry) },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
  };
}
