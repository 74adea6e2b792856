// `npm run guide`: the strategy guide's figures, measured anew; `-- --games 20000` in fewer games, `-- --luck` only those
// about luck, `-- --words` only its document, with the figures that are there.
import { bootstrap } from './bootstrap.mjs';
import { bundle } from './lib/bundle.mjs';
import { inRoot, readJson, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const PROGRAM = 'packages/web/studies/dist/main.js';
const FILES = [
  '--figures',
  inRoot('packages/web/src/learn/guide/figures.json'),
  '--document',
  inRoot('docs/strategy.md'),
];

await runMain(async () => {
  await bootstrap();
  await bundle({
    source: 'packages/web/studies/main.ts',
    output: PROGRAM,
    platform: 'node',
    bundlesWorkspace: true,
  });
  const flags = readJson(inRoot('packages/simulator/src/v8-flags.json'));
  return runNode([...flags, inRoot(PROGRAM), ...FILES, ...process.argv.slice(2)]);
});
