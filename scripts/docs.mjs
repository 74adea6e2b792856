// `npm run docs`: the reference of all that is public of the libraries, as pages in reports/reference; `-- FOLDER` for another place.
// It is made of types and their comments. TURN7_REFERENCE=reports/reference lets a server show it at /reference/.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ApiPackage } from '@microsoft/api-extractor-model';
import { bootstrap } from './bootstrap.mjs';
import { buildDeclarations } from './lib/declarations.mjs';
import { entries, extract, modelOf } from './lib/extraction.mjs';
import { withLock } from './lib/lock.mjs';
import { LIBRARIES, manifestIn } from './lib/published.mjs';
import { chapterPage, fileOf, indexPage, isDeclared, placesIn } from './lib/reference/pages.mjs';
import { Explained, inRoot, readJson, runMain } from './lib/root.mjs';

/**
 * @param {import('./lib/extraction.mjs').Entry} entry
 * @returns {import('./lib/reference/pages.mjs').Chapter}
 */
function chapterOf(entry) {
  extract(entry, false);
  const { entryPoints } = ApiPackage.loadFromJsonFile(modelOf(entry));
  const { homepage } = readJson(inRoot('package.json'));
  return {
    specifier: entry.specifier,
    about: manifestIn(entry.folder).description ?? '',
    readme: `${homepage.replace(/#.*$/, '')}/blob/main/${entry.folder}/README.md`,
    items: entryPoints.flatMap(({ members }) => members.filter(isDeclared)),
  };
}

await runMain(async () => {
  const [folder = inRoot('reports/reference'), ...more] = process.argv.slice(2);
  if (more.length > 0 || folder.startsWith('-')) throw new Explained('Expected nothing, or a folder.');
  await bootstrap();
  const chapters = await withLock(async () => {
    await buildDeclarations(LIBRARIES);
    return entries().map(chapterOf);
  });
  const [home, places] = [resolve(folder), placesIn(chapters)];
  mkdirSync(home, { recursive: true });
  for (const page of readdirSync(home)) if (page.endsWith('.html')) rmSync(join(home, page)); // of names that are gone
  copyFileSync(inRoot('scripts/lib/reference/style.css'), join(home, 'style.css'));
  for (const chapter of chapters) writeFileSync(join(home, fileOf(chapter)), chapterPage(chapter, chapters, places));
  writeFileSync(join(home, 'index.html'), indexPage(chapters));
  console.log(
    `${join(relative('.', home), 'index.html')}: ${chapters.length} pages about ${places.byReference.size} names`,
  );
});
