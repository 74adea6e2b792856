// `npm run test:browser`: the page in a real browser, with the server as people start it. Arguments go to Playwright:
// `npm run test:browser -- offline`.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { findTestBrowser } from './lib/browser.mjs';
import { inRoot, isProgram, runMain } from './lib/root.mjs';
import { runNode, toolFile } from './lib/run.mjs';

/** @param {string[]} args */
export async function testInBrowser(...args) {
  const browser = await findTestBrowser();
  return browser === null ? 0 : playwright(browser, 'playwright.config.ts', args);
}

/**
 * @param {string | null} browser the program file of a Chromium, for tests in one
 * @param {string} config
 * @param {string[]} args
 */
export function playwright(browser, config, args) {
  if (browser !== null) process.env['CHROMIUM_PATH'] = browser;
  const file = inRoot('packages/web', config);
  return runNode([toolFile('playwright', 'playwright'), 'test', '--config', file, ...args]);
}

if (isProgram(import.meta.url)) {
  await runMain(async () => {
    await bootstrap();
    await build();
    return testInBrowser(...process.argv.slice(2));
  });
}
