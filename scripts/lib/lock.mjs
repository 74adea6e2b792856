import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Explained, inRoot } from './root.mjs';

const POLL_MS = 100;
const LONGEST_WAIT_MS = 10 * 60_000;
const TIME_TO_WRITE_PID_MS = 5_000;

/**
 * Runs the work while no other process of this checkout does the like: two terminals may well say `npm test` at once,
 * and neither may see the other's half-written files. A process that dies meanwhile leaves a lock that the next removes.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  const folder = inRoot('.turn7-lock'); // making a folder is atomic on every file system, so the folder is the lock
  await acquire(folder);
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function acquire(folder) {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  let told = false;
  while (!tryToMake(folder)) {
    if (isAbandoned(folder)) {
      discard(folder);
      continue;
    }
    if (Date.now() > deadline) {
      throw new Explained(`Waited too long for another process.\nIf none is at work, delete ${folder} and try again.`);
    }
    if (!told) console.error('Waiting for another process that is installing or building …');
    told = true;
    await sleep(POLL_MS);
  }
}

/**
 * Of several processes that find the same abandoned lock only one succeeds in renaming it, so none removes a new one.
 * @param {string} folder
 */
function discard(folder) {
  const abandoned = `${folder}-${process.pid}`;
  try {
    renameSync(folder, abandoned);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  rmSync(abandoned, { recursive: true, force: true });
}

/** @param {string} folder */
function tryToMake(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(pidFile(folder), String(process.pid));
  return true;
}

/** @param {string} folder */
function isAbandoned(folder) {
  const pid = readPid(folder);
  if (pid !== 0) return isDead(pid);
  // A process killed between making the folder and writing its number leaves an empty folder.
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made > TIME_TO_WRITE_PID_MS;
}

/**
 * The process that holds the lock, 0 while it is not written.
 * @param {string} folder
 */
function readPid(folder) {
  try {
    return Number(readFileSync(pidFile(folder), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}

/** @param {number} pid */
function isDead(pid) {
  try {
    process.kill(pid, 0); // signal 0 only asks
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH'; // EPERM: alive, but somebody else's
  }
}

/** @param {string} folder */
const pidFile = (folder) => join(folder, 'pid');

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
