// What is public of each library, as a report beside it: `npm run check` compares, so no change goes unseen; `npm run api` writes them
// anew. Declarations are made by the compiler of the repository and read by the one that API Extractor brings along.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { buildDeclarations } from './lib/declarations.mjs';
import { LIBRARIES, manifestIn } from './lib/published.mjs';
import { inRoot, runMain } from './lib/root.mjs';

const UNFINISHED = inRoot('node_modules/.turn7-api');

/** Every file of declarations that somebody can import, but those of programs, which have nothing to say. */
function entries() {
  return LIBRARIES.flatMap((folder) =>
    Object.values(manifestIn(folder).exports ?? {}).flatMap((entry) =>
      typeof entry === 'object' && entry['source'] && entry['types'] ? [{ folder, types: entry['types'] }] : [],
    ),
  );
}

/**
 * Gives the report's file if it is not what it was.
 * @param {{ folder: string, types: string }} entry
 * @param {boolean} isForWriting
 * @returns {string[]}
 */
function compare({ folder, types }, isForWriting) {
  const name = basename(types, '.d.ts');
  const config = ExtractorConfig.prepare({
    configObject: configFor(folder, types, name),
    configObjectFullPath: undefined,
    packageJsonFullPath: inRoot(folder, 'package.json'),
  });
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: isForWriting,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  return apiReportChanged ? [`${folder}/api/${name}.api.md`] : [];
}

/**
 * @param {string} folder
 * @param {string} types
 * @param {string} name
 * @returns {import('@microsoft/api-extractor').IConfigFile}
 */
function configFor(folder, types, name) {
  const [reportFolder, reportTempFolder] = [inRoot(folder, 'api'), join(UNFINISHED, basename(folder))];
  for (const made of [reportFolder, reportTempFolder]) mkdirSync(made, { recursive: true });
  const compilerOptions = { target: 'ES2022', lib: ['ES2023'], types: ['node'], module: 'NodeNext', strict: true };
  return {
    projectFolder: inRoot(folder),
    mainEntryPointFilePath: inRoot(folder, types),
    compiler: { overrideTsconfig: { compilerOptions: { ...compilerOptions, skipLibCheck: true }, files: [types] } },
    newlineKind: 'lf',
    // What something public is made of can change it, whether it has a public name or not.
    apiReport: { enabled: true, reportFileName: name, reportFolder, reportTempFolder, includeForgottenExports: true },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
  };
}

await runMain(async () => {
  const isForWriting = process.argv.includes('--write');
  await buildDeclarations(LIBRARIES);
  const changed = entries().flatMap((entry) => compare(entry, isForWriting));
  if (isForWriting) return console.log(changed.length > 0 ? changed.join('\n') : 'Nothing public has changed.');
  for (const file of changed) console.error(`${file}: what is public has changed; expected a new report: npm run api`);
  return changed.length === 0 ? 0 : 1;
});
