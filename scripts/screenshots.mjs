// `npm run screenshots`: the pictures of the README, made anew from fixed games. `npm run screenshots -- --all FOLDER`
// puts every screen on a phone and a desktop in every theme into a folder, for looking at.
import { resolve } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { findBrowser } from './lib/browser.mjs';
import { Explained, inRoot, runMain } from './lib/root.mjs';
import { runNode, toolFile } from './lib/run.mjs';

await runMain(async () => {
  const [option, folder] = process.argv.slice(2);
  if (option !== undefined && (option !== '--all' || folder === undefined)) {
    throw new Explained('Expected nothing, or `--all FOLDER`.');
  }
  await bootstrap();
  await build();
  const browser = await findBrowser();
  if (browser === null) return 1;
  process.env['CHROMIUM_PATH'] = browser;
  if (folder !== undefined) process.env['TURN7_PICTURES'] = resolve(folder);
  const config = inRoot('packages/web/pictures.config.ts');
  return runNode([
    toolFile('playwright', 'playwright'),
    'test',
    '--config',
    config,
    option === undefined ? 'readme' : 'all',
  ]);
});
