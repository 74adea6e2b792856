// `npm test`: every test but the long ones. `npm run test:long`: those. `npm run test:strength`: hundreds of thousands of games.
// With other arguments, those of vitest: `npm test -- packages/engine`.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { runMain } from './lib/root.mjs';
import { runNode, toolFile } from './lib/run.mjs';
import { testInBrowser } from './test-browser.mjs';

await runMain(async () => {
  await bootstrap();
  await build(); // the tests of the command line and of the page run what is built
  const args = process.argv.slice(2);
  if (args.length === 0) return testUsual();
  return args[0] === '--long' ? testLong() : vitest(...args);
});

/** The exit code, as of the others. */
async function testUsual() {
  const code = await vitest('--project', 'tests', '--project', 'bad days', '--tags-filter', '!long');
  return code || testInBrowser('--grep-invert', '@long');
}

async function testLong() {
  const code = await vitest(
    '--project',
    'tests',
    '--project',
    'bad days',
    '--project',
    'counts',
    '--tags-filter',
    'long',
  );
  return code || testInBrowser('--grep', '@long');
}

/** @param {string[]} args */
function vitest(...args) {
  return runNode([toolFile('vitest', 'vitest'), 'run', ...args]);
}
