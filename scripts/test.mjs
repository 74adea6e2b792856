// `npm test`: every test of the repository. Arguments go to vitest: `npm test -- packages/engine`.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { runMain } from './lib/root.mjs';
import { runNode, toolFile } from './lib/run.mjs';

await runMain(async () => {
  await bootstrap();
  await build(); // the command line's tests run the built program
  return runNode([toolFile('vitest', 'vitest'), 'run', ...process.argv.slice(2)]);
});
