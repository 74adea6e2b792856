// `npm start`: serves tables at http://localhost:7777, with options as in `npm start -- --port 8080`. `npm start -- play`
// plays in this terminal, and every other command of the command line runs the same way.
import { existsSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { Explained, inRoot, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const PROGRAM = inRoot('packages/cli/dist/turn7.js');

async function start() {
  await bootstrap();
  await build();
  if (!existsSync(PROGRAM)) throw new Explained('The command line is not built: packages/cli/src/main.ts is missing.');
  return runNode([PROGRAM, ...process.argv.slice(2)]);
}

await runMain(start, null);
