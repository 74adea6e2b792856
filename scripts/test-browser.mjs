// `npm run test:browser`: the page in a real browser, with the server as people start it. Arguments go to Playwright:
// `npm run test:browser -- offline`.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { findBrowser } from './lib/browser.mjs';
import { inRoot, isProgram, runMain } from './lib/root.mjs';
import { runNode, toolFile } from './lib/run.mjs';

/**
 * @param {string[]} args
 * @param {string} file
 */
export async function testInBrowser(args = [], file = 'playwright.config.ts') {
  const browser = await findBrowser();
  if (browser === null) return 0;
  process.env['CHROMIUM_PATH'] = browser;
  const config = inRoot('packages/web', file);
  return runNode([toolFile('playwright', 'playwright'), 'test', '--config', config, ...args]);
}

if (isProgram(import.meta.url)) {
  await runMain(async () => {
    await bootstrap();
    await build();
    return testInBrowser(process.argv.slice(2));
  });
}
