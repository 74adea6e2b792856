// `npm run bench browser`: games a second in this machine's browsers, from the page's own build, beside a hand-tuned loop
// (`--limit FILE`). The page in packages/web/bench measures; here it is built, served and opened.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { optionsIn } from './lib/arguments.mjs';
import { FLAGS, findBrowser, installedFirefox } from './lib/browser.mjs';
import { bundlePage } from './lib/page.mjs';
import { Explained } from './lib/root.mjs';

/**
 * @typedef {{ loop: number, engine: number, simulator: number }} Slice games a second
 * @typedef {{ browser: string, slices: Slice[] } | { problem: string }} Told by the page
 * @typedef {object} Browser
 * @property {string} name
 * @property {() => Promise<string | null>} find
 * @property {(profile: string, url: string) => string[]} args
 */

/** @type {Browser[]} */
const BROWSERS = [
  {
    name: 'Chromium',
    find: findBrowser,
    args: (profile, url) => [...FLAGS, '--headless', `--user-data-dir=${profile}`, url],
  },
  {
    name: 'Firefox',
    find: installedFirefox,
    args: (profile, url) => ['--headless', '--no-remote', '--profile', profile, url],
  },
];

/** In milliseconds, many times what a measurement takes: then a browser that tells nothing is ended. */
const PATIENCE = 300_000;

/** What the loop, a program for Node, needs in a worker: its arguments come in the address, what it prints is posted. */
const AS_IN_NODE = `const console = { log: (text) => postMessage(text) };
const process = {
  argv: ['', '', ...location.search.slice(1).split(',')],
  hrtime: { bigint: () => BigInt(Math.round(performance.now() * 1e6)) },
};
`;

/** @param {string[]} args */
export async function benchBrowsers(args) {
  const options = /** @type {const} */ ({ limit: { type: 'string', default: '../shared/bench/limit.mjs' } });
  const { limit } = optionsIn(args, options);
  if (!existsSync(limit))
    throw new Explained(`There is no ${limit}: say by --limit FILE where the hand-tuned loop is.`);
  await inNewFolder(async (folder) => {
    await bundlePage(folder, 'bench/index.html');
    writeFileSync(join(folder, 'loop.mjs'), AS_IN_NODE + readFileSync(limit, 'utf8'));
    print(['games a second', 'the loop', 'engine', 'of the loop', '/lab/simulate', 'of the loop']);
    for (const browser of BROWSERS) await measure(browser, folder);
  });
}

/**
 * @param {Browser} browser
 * @param {string} folder what it opens
 */
async function measure({ name, find, args }, folder) {
  const program = await find();
  if (program === null) return console.log(`${name}: there is none on this machine.`);
  const server = createServer();
  const told = serve(server, folder);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await inNewFolder(async (profile) => {
    const url = `http://127.0.0.1:${port}/bench/index.html`;
    const child = spawn(program, args(profile, url), { stdio: 'ignore', timeout: PATIENCE });
    const end = once(child, 'exit');
    report(name, await Promise.race([told, end.then(() => ({ problem: 'it ended before it told anything' }))]));
    child.kill();
    await end;
  });
  server.close().closeAllConnections();
}

/**
 * Serves the files of a folder until the page tells what it found.
 * @param {import('node:http').Server} server
 * @param {string} folder
 * @returns {Promise<Told>}
 */
const serve = (server, folder) =>
  new Promise((resolve) => {
    server.on('request', async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = join(folder, pathname);
      if (request.method === 'POST') {
        response.end();
        resolve(/** @type {Told} */ (await json(request)));
      } else if (existsSync(file)) {
        response.setHeader('Content-Type', extname(file) === '.html' ? 'text/html' : 'text/javascript');
        response.end(readFileSync(file));
      } else response.writeHead(404).end();
    });
  });

/**
 * @param {string} name
 * @param {Told} told
 */
function report(name, told) {
  if ('problem' in told) return console.log(`${name}: ${told.problem}.`);
  const { browser, slices } = told;
  const [version = name] = /(Chrome|Firefox)\/\d+/.exec(browser) ?? [];
  /** @param {(slice: Slice) => number} of */
  const median = (of) => slices.map(of).toSorted((a, b) => a - b)[slices.length >> 1] ?? Number.NaN;
  /** @param {(slice: Slice) => number} of */
  const whole = (of) => Math.round(median(of)).toLocaleString('en');
  print([
    version.replace('/', ' '),
    whole(({ loop }) => loop),
    whole(({ engine }) => engine),
    median(({ engine, loop }) => engine / loop).toFixed(2),
    whole(({ simulator }) => simulator),
    median(({ simulator, loop }) => simulator / loop).toFixed(2),
  ]);
}

/** @param {string[]} cells */
const print = (cells) => console.log(cells.map((cell) => cell.padStart(15)).join(''));

/**
 * Does something with a folder that is there for it alone.
 * @param {(folder: string) => Promise<void>} work
 */
async function inNewFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 }); // a browser's last process may still write there
  }
}
