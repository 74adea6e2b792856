// Finds a Chromium for tests and pictures: the one that is named, one on this machine, or one that can be installed.
// Also a Firefox and a WebKit for the journeys in other browsers.
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

/** Draws the same pages without a window of a browser around them, in half of the processor's time. */
const SHELL = 'chromium-headless-shell';
const SHELLS = [SHELL, 'chrome-headless-shell', 'headless_shell'];
const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome.exe'];
const FIREFOXES = ['firefox', 'firefox-esr'];
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The quickest for tests: a shell, else a whole browser. */
export const findTestBrowser = async () =>
  named() ?? onPath(SHELLS) ?? (await fromApt([SHELL], () => onPath(SHELLS))) ?? findBrowser();

/**
 * The program file. Null, said loudly, if there is none and none can be had; a machine that runs CI must have one.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const found =
    named() ??
    installed() ??
    (await ofPlaywright()) ??
    (await fromApt(['chromium'], installed)) ??
    (await fromPlaywright());
  if (found !== null) return found;
  return missing('there is no Chromium or Chrome on this machine: install one, or say where it is by CHROMIUM_PATH');
}

/** @param {string} message */
function missing(message) {
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

const installed = () => onPath(COMMANDS) ?? PLACES.find(isExecutable) ?? null;

/** One with all that a shell lacks, such as notifications; null if there is none, and what needs one is skipped then. */
export const installedBrowser = async () => installed() ?? (await ofPlaywright());

/** Null if there is none; whoever only measures does without. */
export const installedFirefox = async () => onPath(FIREFOXES);

export const findFirefox = async () =>
  onPath(FIREFOXES) ??
  (await fromApt(['firefox-esr'], () => onPath(FIREFOXES))) ??
  missing('there is no Firefox on this machine: install one');

/** WebKit as GTK ships it: its browser, what drives it, and a screen for its window. */
export const findWebKit = async () =>
  installedWebKit() ??
  (await fromApt(['webkit2gtk-driver', 'xvfb'], installedWebKit)) ??
  missing('there is no WebKit on this machine: install webkit2gtk-driver and xvfb');

function installedWebKit() {
  const [driver, screen, browser] = [onPath(['WebKitWebDriver']), onPath(['Xvfb']), MINI_BROWSERS.find(isExecutable)];
  return driver && screen && browser ? { driver, screen, browser } : null;
}

/** @param {string[]} commands */
function onPath(commands) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => commands.map((command) => join(folder, command))).find(isExecutable) ?? null;
}

/** The one that Playwright has downloaded before. */
async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : null;
}

/**
 * @template T
 * @param {string[]} names of the packages
 * @param {() => T | null} look where it is then
 */
async function fromApt(names, look) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  /** @param {string[]} args */
  const apt = (...args) =>
    runQuietly('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], options).catch(() => null);
  const install = () => apt('install', '-y', '--no-install-recommends', ...names);
  await apt('update'); // by the lists that came with a machine it would be the browser of months ago
  await install();
  return look();
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
