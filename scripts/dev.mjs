// `npm run dev`: the page at http://localhost:5173, loaded anew as its sources change, and beside it a server that starts
// anew with its own; `npm run dev -- --port 8080` for another port. Tables are kept until it is stopped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootstrap } from './bootstrap.mjs';
import { buildPrograms } from './build.mjs';
import { optionsIn } from './lib/arguments.mjs';
import { Explained, inRoot, runMain } from './lib/root.mjs';
import { SIGNALS } from './lib/run.mjs';

const USUAL_PORT = 5173;
/** Editors write a file in several steps, and tools many files at once. */
const CALM_MS = 100;

/** @param {string[]} args */
function portIn(args) {
  const { port } = optionsIn(args, { port: { type: 'string', default: String(USUAL_PORT) } });
  if (/^\d{1,5}$/.test(port)) return Number(port);
  throw new Explained(`"${port}" is no port; expected one as in npm run dev -- --port 8080`);
}

/** The server as people start it, in a process of its own. */
class Server {
  address = '';
  #port = '0';
  #data;
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  /** One start after the other. @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {string} data */
  constructor(data) {
    this.#data = data;
  }

  /** Gives its address, which stays. */
  async start() {
    const place = ['--host', '127.0.0.1', '--port', this.#port, '--data', this.#data];
    const child = spawn(process.execPath, [inRoot('packages/cli/dist/turn7.js'), 'serve', ...place], {
      env: { TURN7_LOG_LEVEL: 'warn', TURN7_RATE_LIMITS: 'off', ...process.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface(child.stdout)) {
      const [, address] = /Turn 7 is at (http:\S+)/.exec(line) ?? [];
      if (address === undefined) continue;
      this.address = address;
      this.#port = new URL(address).port;
      child.stdout.resume(); // nobody reads the rest, and a full pipe would stop it
      return address;
    }
    throw new Explained('The server stopped before it was ready.');
  }

  /** What cannot be built, or does not start, says so; the next change may mend it. */
  restart() {
    this.#last = this.#last.then(async () => {
      try {
        await buildPrograms();
        await this.#end();
        await this.start();
        console.log('The server has started anew.');
      } catch (error) {
        console.error(error instanceof Explained ? error.message : error);
      }
    });
  }

  async stop() {
    await this.#last;
    await this.#end();
  }

  async #end() {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/**
 * @param {number} port
 * @param {string} server
 */
async function servePage(port, server) {
  process.env['TURN7_SERVER'] = server; // vite.config.ts passes on what is for it
  const { createServer } = await import('vite');
  const page = await createServer({
    root: inRoot('packages/web'),
    logLevel: 'warn',
    server: { port, strictPort: true },
  });
  try {
    return await page.listen();
  } catch (error) {
    await page.close();
    if (!/already in use/.test(String(error))) throw error;
    throw new Explained(
      `Port ${port} is taken by another program; expected a free one: npm run dev -- --port ${port + 1}`,
    );
  }
}

/**
 * Everything that a server is made of. The page is Vite's.
 * @param {() => void} onChange
 */
function watchSources(onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, CALM_MS);
  };
  const packages = readdirSync(inRoot('packages')).filter((name) => name !== 'web');
  const folders = packages.map((name) => inRoot('packages', name, 'src')).filter((folder) => existsSync(folder));
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, changed));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** A terminal sends Ctrl-C to the server as well, which then has a head start. */
function stopSignal() {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, resolve);
  });
}

await runMain(async () => {
  const port = portIn(process.argv.slice(2));
  await bootstrap();
  await buildPrograms();
  const stopped = stopSignal(); // from now on there is something to tidy up
  const data = mkdtempSync(join(tmpdir(), 'turn7-dev-'));
  const server = new Server(data);
  try {
    const page = await servePage(port, await server.start());
    const stopWatching = watchSources(() => server.restart());
    console.log(`The page is at ${page.resolvedUrls?.local[0]} and follows its sources.`);
    console.log(`Its server is at ${server.address} and starts anew with its own.`);
    console.log('Ctrl-C stops both.');
    await stopped;
    stopWatching();
    await page.close();
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
