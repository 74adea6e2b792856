// `npm run bench`: how fast the engine plays. Arguments go to bench/engine.ts.
import { existsSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { Explained, inRoot, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const PROGRAM = inRoot('bench/dist/engine.js');
// At its default budget V8 gives up inlining a turn's small functions, and it spends that budget on rare ones too.
const INLINING = ['--max-inlined-bytecode-size-cumulative=4000', '--min-inlining-frequency=0.3'];

await runMain(async () => {
  await bootstrap();
  await build();
  if (!existsSync(PROGRAM)) throw new Explained('There is no benchmark to run: bench/engine.ts is missing.');
  return runNode([...INLINING, PROGRAM, ...process.argv.slice(2)]);
});
