// `npm run bench`: how fast the engine plays. Arguments go to bench/engine.ts.
import { existsSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { Explained, inRoot, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const PROGRAM = inRoot('bench/dist/engine.js');
// V8 gives up inlining a turn's small functions at its default budget.
const INLINING_BUDGET = '--max-inlined-bytecode-size-cumulative=4000';

await runMain(async () => {
  await bootstrap();
  await build();
  if (!existsSync(PROGRAM)) throw new Explained('There is no benchmark to run: bench/engine.ts is missing.');
  return runNode([INLINING_BUDGET, PROGRAM, ...process.argv.slice(2)]);
});
