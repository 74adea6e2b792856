/** Nothing depends on a POSIX shell: commands, programs that are started, signals and paths are right on Windows by construction. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { inRoot, readJson } from '../lib/root.mjs';
import { isForwarded, npmProgram, SIGNALS, toolFile } from '../lib/run.mjs';
import { withSlashes } from '../lib/slashes.mjs';

describe('a command of package.json', () => {
  const { scripts } = readJson(inRoot('package.json')) as { scripts: Record<string, string> };
  /** What `cmd.exe` and a shell understand alike: programs and words, one after the other. */
  const PLAIN = /^(?:node scripts\/[\w-]+\.mjs|npm test|npm run [\w:]+|biome|stryker)(?: [\w:.-]+)*$/;

  test.each(Object.entries(scripts))('%s: %s', (_, command) => {
    expect(command.split(' && ').filter((part) => !PLAIN.test(part))).toEqual([]);
  });

  test.each([
    'rm -rf dist',
    'A=1 node scripts/test.mjs',
    "node scripts/x.mjs 'a'",
    'node scripts/x.mjs; npm test',
    './x',
  ])('would not be %s', (command) => expect(PLAIN.test(command)).toBe(false));
});

describe('a program that is started', () => {
  const STARTERS = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'];
  /** Other programs than Node.js, each with why that is right on Windows, or not asked for there. */
  const OTHERS: Readonly<Record<string, string>> = {
    'scripts/lib/run.mjs command': 'what callers name, who are looked at below',
    'scripts/bench-browser.mjs program': 'the program file of a browser',
    'scripts/test-browsers.mjs program': 'Xvfb, where it was found',
    'packages/cli/src/conformance/engine-program.ts program': 'what a person names',
    "bench/lib/usage.ts 'strace'": 'Linux alone, and done without elsewhere',
    "bench/lib/instructions.ts 'valgrind'": 'Linux alone, and done without elsewhere',
    "packages/server/faults/node.ts 'prlimit'": 'Linux alone',
  };
  const FOLDERS = ['scripts', 'bench', 'packages'];
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${withSlashes(name)}`)
      .filter(
        (name) => /\.(?:ts|tsx|mjs)$/.test(name) && !/\/(?:test|dist|node_modules|browser|browsers)\//.test(name),
      ),
  );
  const started = files.flatMap((file) => startedIn(file, readFileSync(inRoot(file), 'utf8')));

  /** The first argument of everything that starts a program, and what it says of a shell. */
  function startedIn(file: string, text: string) {
    const calls: { readonly file: string; readonly program: string; readonly hasShell: boolean }[] = [];
    if (!text.includes('child_process')) return calls;
    const visitor = new Visitor({
      CallExpression({ callee, arguments: args, start, end }) {
        const name = text.slice(callee.start, callee.end).replace(/^promisify\((\w+)\)$/, '$1');
        const [first] = args;
        if (!STARTERS.includes(name) || first === undefined) return;
        calls.push({
          file,
          program: text.slice(first.start, first.end),
          hasShell: /\bshell\b/.test(text.slice(start, end)),
        });
      },
    });
    visitor.visit(parseSync(file, text).program);
    return calls;
  }

  test('is found by this test', () => {
    expect(started.length).toBeGreaterThan(10);
    expect(startedIn('x.mjs', "import 'node:child_process'; promisify(execFile)('npm', [], { shell: true })")).toEqual([
      { file: 'x.mjs', program: "'npm'", hasShell: true },
    ]);
  });

  test('is Node.js itself, or known to be right', () => {
    const others = started.filter(({ program }) => program !== 'process.execPath');
    expect(new Set(others.map(({ file, program }) => `${file} ${program}`))).toEqual(new Set(Object.keys(OTHERS)));
  });

  test('is never started by a shell', () => {
    expect(started.filter(({ hasShell }) => hasShell)).toEqual([]);
    const texts = files.map((file) => [file, readFileSync(inRoot(file), 'utf8')] as const);
    expect(texts.filter(([, text]) => /\bshell: /.test(text)).map(([file]) => file)).toEqual([]);
  });

  test('quietly is Node.js, npm, git, or what only Linux has', () => {
    const named = files
      .filter((file) => file.startsWith('scripts/'))
      .flatMap((file) => [...readFileSync(inRoot(file), 'utf8').matchAll(/(?<!function )runQuietly\(\s*([^,\s]+),/g)])
      .map(([, program]) => program);
    expect(new Set(named)).toEqual(new Set(['process.execPath', "'npm'", "'git'", "'apt-get'"]));
  });

  test.each([
    ['typescript', 'tsc'],
    ['@biomejs/biome', 'biome'],
    ['knip', 'knip'],
    ['vitest', 'vitest'],
    ['playwright', 'playwright'],
    ['release-it', 'release-it'],
    ['publint', 'publint'],
    ['@arethetypeswrong/cli', 'attw'],
  ])('of %s is a file for Node.js', (name, command) => {
    const file = toolFile(name, command);
    expect(/\.[cm]?js$/.test(file) || readFileSync(file, 'utf8').startsWith('#!/usr/bin/env node')).toBe(true);
  });
});

describe('npm', () => {
  const NODE = 'C:\\Program Files\\nodejs\\node.exe';
  const CLI = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';

  test.each([
    ['is what it says itself', NODE, 'D:\\npm\\bin\\npm-cli.js', 'D:\\npm\\bin\\npm-cli.js'],
    ['is beside Node.js on Windows', NODE, undefined, CLI],
    ['is not another manager', NODE, 'D:\\yarn\\yarn.js', CLI],
    ['is nowhere known', 'D:\\node.exe', undefined, null],
  ])('%s', (_, node, named, expected) => {
    expect(npmProgram(node, named, (file) => file === CLI, win32)).toBe(expected);
  });

  test('is beside Node.js elsewhere', () => {
    const cli = '/usr/lib/node_modules/npm/bin/npm-cli.js';
    expect(npmProgram('/usr/bin/node', undefined, (file) => file === cli, posix)).toBe(cli);
  });
});

describe('a signal', () => {
  test.each([
    ['linux', true, ['SIGTERM', 'SIGHUP']],
    ['darwin', false, ['SIGINT', 'SIGTERM', 'SIGHUP']],
    ['win32', true, []],
    ['win32', false, []],
  ])('on %s, in a terminal: %j, is passed on if it is one of %j', (platform, hasTerminal, expected) => {
    expect(SIGNALS.filter((signal) => isForwarded(signal, platform, hasTerminal))).toEqual(expected);
  });
});

test('a path is written with slashes, whatever it was made of', () => {
  const made = win32.relative('C:\\turn7', 'C:\\turn7\\packages\\engine\\src\\game.ts');
  expect(withSlashes(made, win32.sep)).toBe('packages/engine/src/game.ts');
  expect(withSlashes(posix.relative('/turn7', '/turn7/packages/a\\b.ts'), posix.sep)).toBe('packages/a\\b.ts');
});

test('a file is read with the ends of lines that it was written with', () => {
  expect(readFileSync(inRoot('.gitattributes'), 'utf8')).toContain('* text=auto eol=lf');
});
