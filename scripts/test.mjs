// `npm test`: every test of the repository but the long games of the bots (`npm run test:strength`). With arguments, those
// of vitest: `npm test -- packages/engine`.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { runMain } from './lib/root.mjs';
import { runNode, toolFile } from './lib/run.mjs';
import { testInBrowser } from './test-browser.mjs';

const USUAL = ['--project', 'tests', '--project', 'bad days'];

await runMain(async () => {
  await bootstrap();
  await build(); // the tests of the command line and of the page run what is built
  const args = process.argv.slice(2);
  const code = await runNode([toolFile('vitest', 'vitest'), 'run', ...(args.length > 0 ? args : USUAL)]);
  return code !== 0 || args.length > 0 ? code : testInBrowser();
});
