// `npm run test:browsers`: the core journeys in Firefox and WebKit. Arguments go to Playwright's runner:
// `npm run test:browsers -- --project webkit`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { findFirefox, findWebKit } from './lib/browser.mjs';
import { Explained, runMain } from './lib/root.mjs';
import { playwright } from './test-browser.mjs';

await runMain(async () => {
  await bootstrap();
  await build();
  return testInBrowsers(...process.argv.slice(2));
});

/** @param {string[]} args */
async function testInBrowsers(...args) {
  const [firefox, webkit] = [await findFirefox(), await findWebKit()];
  const found = [...(firefox ? ['firefox'] : []), ...(webkit ? ['webkit'] : [])];
  if (found.length === 0) return 0;
  Object.assign(process.env, {
    TURN7_BROWSERS: found.join(' '),
    FIREFOX_PATH: firefox ?? '',
    WEBKIT_PATH: webkit?.browser ?? '',
    WEBKIT_DRIVER_PATH: webkit?.driver ?? '',
  });
  const stop = webkit === null ? () => {} : await openScreen(webkit.screen);
  try {
    return await playwright(null, 'browsers.config.ts', args);
  } finally {
    stop();
  }
}

/**
 * WebKit's MiniBrowser wants a window, so it gets a screen that nobody sees; gives what takes it away.
 * @param {string} program
 */
async function openScreen(program) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await Promise.race([
    once(/** @type {import('node:stream').Readable} */ (screen.stdio[3]), 'data'),
    once(screen, 'exit').then(() => {
      throw new Explained('Xvfb ended before it had a screen.');
    }),
  ]);
  process.env['DISPLAY'] = `:${String(number).trim()}`;
  return () => screen.kill();
}
