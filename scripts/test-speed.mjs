// `npm run test:speed`: Lighthouse, and the frames of a deal on a slowed processor. They want a quiet machine.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { findBrowser } from './lib/browser.mjs';
import { runMain } from './lib/root.mjs';
import { playwright } from './test-browser.mjs';

await runMain(async () => {
  await bootstrap();
  await build();
  const browser = await findBrowser(); // as people have it
  return browser === null ? 0 : playwright(browser, 'speed.config.ts', process.argv.slice(2));
});
