// `npm run screenshots`: the pictures of the README, made anew from fixed games. `npm run screenshots -- --all FOLDER`
// puts every screen on a phone and a desktop in every theme into a folder, for looking at.
import { resolve } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { findBrowser } from './lib/browser.mjs';
import { Explained, runMain } from './lib/root.mjs';
import { playwright } from './test-browser.mjs';

await runMain(async () => {
  const [option, folder] = process.argv.slice(2);
  if (option !== undefined && (option !== '--all' || folder === undefined)) {
    throw new Explained('Expected nothing, or `--all FOLDER`.');
  }
  await bootstrap();
  await build();
  const browser = await findBrowser();
  if (browser === null) return 1;
  if (folder !== undefined) process.env['TURN7_PICTURES'] = resolve(folder);
  return playwright(browser, 'pictures.config.ts', [option === undefined ? 'readme' : 'all']);
});
