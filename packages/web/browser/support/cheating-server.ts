/** The real server, made from its sources with one part exchanged: what becomes of a line is decided by a cheat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { RunningServer, readConfig, startServer } from '../../../server/src/index.ts';
import type { CheatName } from './cheats.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CHEATS = fileURLToPath(new URL('./cheats.ts', import.meta.url));
/** Beside the packages that it needs. */
const OUTPUT = join(ROOT, `node_modules/.turn7-cheats/${process.pid}.js`);

interface ServerModule {
  readonly readConfig: typeof readConfig;
  readonly startServer: typeof startServer;
}

let built: Promise<void> | undefined;

async function build(): Promise<void> {
  const bundler = await rolldown({
    input: join(ROOT, 'packages/server/src/index.ts'),
    cwd: ROOT,
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['source', 'import', 'default'] },
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@turn7/'),
    plugins: [
      {
        name: 'cheats',
        resolveId: (id, importer) => (id.endsWith('table/apply.ts') && importer !== CHEATS ? CHEATS : null),
      },
    ],
  });
  await bundler.write({ file: OUTPUT, format: 'esm' });
  await bundler.close();
}

/** Serves the real page. Stop it, and nothing is left of it. */
export async function startCheatingServer(cheat: CheatName): Promise<Pick<RunningServer, 'url' | 'stop'>> {
  built ??= build();
  await built;
  // An address of its own for each cheat makes a module of its own.
  const module: ServerModule = await import(`${pathToFileURL(OUTPUT).href}?cheat=${encodeURIComponent(cheat)}`);
  const data = mkdtempSync(join(tmpdir(), 'turn7-cheat-'));
  const environment = { TURN7_BOT_PACE_MS: '50', TURN7_RATE_LIMITS: 'off', TURN7_LOG_LEVEL: 'error' };
  const config = module.readConfig(environment, { host: '127.0.0.1', port: '0', data });
  const server = await module.startServer(config, { page: join(ROOT, 'packages/web/dist') });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
