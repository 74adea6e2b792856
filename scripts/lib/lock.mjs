import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    if (discardAbandoned(folder)) continue;
    if (Date.now() > deadline) {
      throw new Explained(`Waited too long for another process.\nIf none is at work, delete ${folder}* and try again.`);
    }
    if (!told) console.error('Waiting for another process that is installing or building …');
    told = true;
    await sleep(POLL_MS);
  }
}

/**
 * Removes a lock whose process is dead. Another may have removed it since it was found dead, and have one of its own in its
 * place; so it is looked at again under a second lock, without which nobody removes a dead one. Whoever is killed in the
 * moment in which they have the second lock leaves it for good: that only a person can tell, and is told to delete.
 * @param {string} folder
 * @returns {boolean} whether it was removed
 */
export function discardAbandoned(folder) {
  const second = `${folder}-discard`;
  if (!isAbandoned(folder) || !makeFolder(second)) return false;
  try {
    if (!isAbandoned(folder)) return false;
    rmSync(folder, { recursive: true, force: true });
    return true;
  } finally {
    rmdirSync(second);
  }
}

/** @param {string} folder */
function tryToMake(folder) {
  if (!makeFolder(folder)) return false;
  writeFileSync(pidFile(folder), String(process.pid));
  return true;
}

/**
 * @param {string} folder
 * @returns {boolean} false where there is one
 */
function makeFolder(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
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
