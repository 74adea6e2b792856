// Finds a Chromium for tests and pictures: the one that is named, one on this machine, or one that can be installed.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Explained } from './root.mjs';
import { runQuietly, toolFile } from './run.mjs';

/** What a browser of tests does without: a sandbox (which root has none of), a graphics card, calling home. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The program file. Null, said loudly, if there is none and none can be had; a machine that runs CI must have one.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const found = named() ?? installed() ?? (await ofPlaywright()) ?? (await fromApt()) ?? (await fromPlaywright());
  if (found !== null) return found;
  const message = 'there is no Chromium or Chrome on this machine: install one, or say where it is by CHROMIUM_PATH';
  if (process.env['CI']) throw new Explained(`The browser tests cannot run: ${message}.`);
  console.error(`\nSKIPPED: ${message}. The tests that need it do not run.\n`);
  return null;
}

function named() {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return null;
  if (isExecutable(path)) return path;
  throw new Explained(`CHROMIUM_PATH is "${path}"; expected the program file of a Chromium.`);
}

function installed() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [...paths, ...PLACES].find(isExecutable) ?? null;
}

/** The one that Playwright has downloaded before. */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : null;
}

async function fromApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  console.error('Installing Chromium …');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  /** @param {string[]} args */
  const apt = (...args) =>
    runQuietly('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], options).catch(() => null);
  await apt('update');
  await apt('install', '-y', 'chromium');
  return installed();
}

async function fromPlaywright() {
  const { code } = await runQuietly(process.execPath, [toolFile('playwright', 'playwright'), 'install', 'chromium']);
  return code === 0 ? ofPlaywright() : null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
