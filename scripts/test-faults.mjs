// `npm run test:faults`: faults from seeds over one node and three, and a witness that shares no code with the server.
// `-- --schedules 1000` runs more of them, `-- --seed 7 --schedules 1` one alone.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { inRoot, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

await runMain(async () => {
  await bootstrap();
  await build(); // the nodes are the built program
  return runNode([inRoot('packages/server/dist/faults.js'), ...process.argv.slice(2)]);
});
