// `npm run train`: what sharp and master know, learnt anew. Arguments go to the program: `-- --seed 7`, `-- --workers 2`,
// `-- --keep FOLDER` for what is done so far, `-- --only PART`, `-- --out FOLDER`, `-- --quick --out FOLDER` for a toy.
import { bootstrap } from './bootstrap.mjs';
import { buildPrograms } from './build.mjs';
import { inRoot, readJson, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await runMain(async () => {
  await bootstrap();
  await buildPrograms();
  const flags = readJson(inRoot('packages/simulator/src/v8-flags.json'));
  return runNode([...flags, inRoot('packages/strategy/dist/train.js'), ...process.argv.slice(2)]);
});
