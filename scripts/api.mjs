// What is public of each library, as a report beside it: `npm run check` compares, so no change goes unseen; `npm run api` writes them
// anew.
import { buildDeclarations } from './lib/declarations.mjs';
import { entries, extract, reportOf } from './lib/extraction.mjs';
import { LIBRARIES } from './lib/published.mjs';
import { Explained, runMain } from './lib/root.mjs';

await runMain(async () => {
  const isForWriting = process.argv[2] === '--write';
  if (process.argv.length > (isForWriting ? 3 : 2)) throw new Explained('Expected nothing, or `--write`.');
  await buildDeclarations(LIBRARIES);
  const changed = entries()
    .filter((entry) => extract(entry, isForWriting))
    .map(reportOf);
  if (isForWriting) return console.log(changed.length > 0 ? changed.join('\n') : 'Nothing public has changed.');
  for (const file of changed) console.error(`${file}: what is public has changed; expected a new report: npm run api`);
  return changed.length === 0 ? 0 : 1;
});
