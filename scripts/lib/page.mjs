// Builds the page into packages/web/dist: all of it at once, for a server may be serving the last one.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { checkBudget } from './budget.mjs';
import { Explained, inRoot } from './root.mjs';

/** @typedef {import('rolldown').RolldownOutput} RolldownOutput */

export const PAGE = 'packages/web/dist';
const UNFINISHED = 'node_modules/.turn7-page';
const LAST = 'node_modules/.turn7-page-before';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
const COMPRESSIBLE = ['.html', '.js', '.css', '.svg', '.webmanifest'];
/** Below it, headers weigh more than what is saved. */
const WORTH_COMPRESSING = 500;

export async function buildPage() {
  const startedAt = new Date();
  const { output } = await bundlePage(inRoot(UNFINISHED), 'index.html');
  await checkBudget(output);
  await compress(inRoot(UNFINISHED));
  // A source saved while the build ran is newer than this, so the next build sees it.
  utimesSync(inRoot(UNFINISHED, 'index.html'), startedAt, startedAt);
  takePlace();
}

/** Deleting takes a while, renaming does not: there is hardly a moment without a page. */
function takePlace() {
  rmSync(inRoot(LAST), { recursive: true, force: true });
  if (existsSync(inRoot(PAGE))) renameSync(inRoot(PAGE), inRoot(LAST));
  renameSync(inRoot(UNFINISHED), inRoot(PAGE));
  rmSync(inRoot(LAST), { recursive: true, force: true });
}

/**
 * @param {string} outDir
 * @param {string} input a page in packages/web; one that is not index.html is built just as that is
 * @returns {Promise<RolldownOutput>}
 */
export async function bundlePage(outDir, input) {
  const { build } = await import('vite');
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production'; // whoever builds: a test runner's own would make another page
  try {
    const built = await build({
      root: inRoot('packages/web'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: inRoot('packages/web', input) } },
    });
    if ('output' in built) return built;
    throw new Error('expected one output, for there is one page');
  } catch (error) {
    throw new Explained(`The build of the page failed.\n${/** @type {Error} */ (error).message}`);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/**
 * Puts `FILE.br` and `FILE.gz` beside each file: compressed once, and better than a server has time for.
 * @param {string} folder
 */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  for (const file of files.filter((name) => COMPRESSIBLE.includes(extname(name)))) {
    const content = readFileSync(file);
    if (content.length < WORTH_COMPRESSING) continue;
    writeFileSync(
      `${file}.br`,
      await toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
    writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }));
  }
}
