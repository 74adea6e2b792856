// Makes a fresh clone ready: the right Node, the dependencies of the lock file. Silent when there is nothing to do.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withLock } from './lib/lock.mjs';
import { Explained, inRoot, isProgram, readJson, runMain } from './lib/root.mjs';
import { npm } from './lib/run.mjs';

const STAMP_FILE = inRoot('node_modules', '.turn7-stamp');

export async function bootstrap() {
  checkNodeVersion(readJson(inRoot('package.json')).engines.node, process.versions.node);
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return; // another process did it while this one waited
    const stamp = expectedStamp();
    await install();
    writeFileSync(STAMP_FILE, stamp);
  });
}

/**
 * @param {string} range of the form `^22.13.0 || >=24.0.0`, the only one package.json uses
 * @param {string} version
 */
export function checkNodeVersion(range, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = range.split(' || ').some((one) => {
    const [neededMajor = 0, neededMinor = 0] = one.replace(/^\D+/, '').split('.').map(Number);
    return major === neededMajor ? minor >= neededMinor : one.startsWith('>=') && major > neededMajor;
  });
  if (isEnough) return;
  throw new Explained(
    `Turn 7 needs Node.js ${range}; this is ${version}. Install the newest of 24 or 22 and try again.`,
  );
}

function isInstalled() {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === expectedStamp();
}

/** What an installation depends on: native parts differ by platform, processor and Node's binary interface. */
function expectedStamp() {
  const lockFile = inRoot('package-lock.json');
  const lock = existsSync(lockFile) ? readFileSync(lockFile) : '';
  const hash = createHash('sha256').update(lock).digest('hex');
  return [hash, process.platform, process.arch, process.versions.modules].join(' ');
}

async function install() {
  console.error('Installing the dependencies …');
  // The development dependencies build and test the game, so they are wanted even where NODE_ENV says production.
  const quiet = ['--include=dev', '--no-audit', '--no-fund'];
  const exact = await npm(['ci', ...quiet]);
  if (exact.code === 0) return;
  // `npm ci` refuses a lock file that lacks this platform's optional parts; a plain install finds them.
  const lenient = await npm(['install', '--no-save', ...quiet]);
  if (lenient.code === 0) return;
  throw new Explained(`npm could not install the dependencies:\n${exact.output}\n${lenient.output}`);
}

if (isProgram(import.meta.url)) await runMain(bootstrap);
