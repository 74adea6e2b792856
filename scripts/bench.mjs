// `npm run bench`: how fast the engine plays. `npm run bench simulator`: how fast `turn7 simulate` does; likewise `bots`
// and `odds`, and `browser` for how fast the page does. Further arguments go to the benchmark:
// `npm run bench -- --games 1000`, `npm run bench engine -- --count`.
import { existsSync } from 'node:fs';
import { benchBrowsers } from './bench-browser.mjs';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { Explained, inRoot, readJson, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await runMain(async () => {
  await bootstrap();
  await build();
  const args = process.argv.slice(2);
  const name = args[0] === undefined || args[0].startsWith('-') ? 'engine' : args.shift();
  if (name === 'browser') return benchBrowsers(args);
  const program = inRoot('bench/dist', `${name}.js`);
  if (!existsSync(program)) throw new Explained(`There is no benchmark to run: bench/${name}.ts is missing.`);
  // What the simulator plays with: at its default budget V8 gives up inlining a turn's small functions.
  return runNode([...readJson(inRoot('packages/simulator/src/v8-flags.json')), program, ...args]);
});
