// `npm run solve`: the exact values of packages/strategy/data, found anew.
import { bootstrap } from './bootstrap.mjs';
import { buildPrograms } from './build.mjs';
import { takesNothing } from './lib/arguments.mjs';
import { inRoot, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await runMain(async () => {
  takesNothing('npm run solve');
  await bootstrap();
  await buildPrograms();
  return runNode([inRoot('packages/strategy/dist/solve.js')]);
});
