// `npm run test:speed`: Lighthouse, and the frames of a deal on a slowed processor. They want a quiet machine.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { runMain } from './lib/root.mjs';
import { testInBrowser } from './test-browser.mjs';

await runMain(async () => {
  await bootstrap();
  await build();
  return testInBrowser(process.argv.slice(2), 'speed.config.ts');
});
