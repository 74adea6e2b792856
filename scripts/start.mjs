// `npm start`: play in this terminal, with options as in `npm start -- --bots 5`. `npm start -- replay FILE` runs any
// other command of the command line.
import { existsSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { Explained, inRoot, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const PROGRAM = inRoot('packages/cli/dist/turn7.js');

const INTRODUCTION = `Turn 7 is a push-your-luck card game, the one people know as Flip 7.
In a terminal, \`npm start\` begins a game. \`npm start -- COMMAND\` or \`npx turn7 COMMAND\` runs one of these:
`;

await runMain(async () => {
  await bootstrap();
  await build();
  if (!existsSync(PROGRAM)) throw new Explained('The command line is not built: packages/cli/src/main.ts is missing.');

  const args = process.argv.slice(2);
  const isForPlay = args[0]?.startsWith('-'); // `npm start -- --bots 5`
  if (args.length > 0) return runNode([PROGRAM, ...(isForPlay ? ['play'] : []), ...args]);
  if (process.stdin.isTTY && process.stdout.isTTY) return runNode([PROGRAM, 'play']);
  // Nobody is there to play. The command line itself knows best which commands it has.
  console.log(INTRODUCTION);
  return runNode([PROGRAM, '--help']);
});
