/**
 * What is published works where nothing else is: every tarball is installed in an empty folder outside the repository.
 * @module-tag long
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Assistant, startHttpIn } from '../../packages/cli/test/assistant.ts';
import { Asked, playOn } from '../../packages/cli/test/assistant-game.ts';
import { LIBRARIES, manifestIn, PUBLISHED } from '../lib/published.mjs';
import { inRoot } from '../lib/root.mjs';
import { npm, runQuietly, toolFile } from '../lib/run.mjs';
import { TARBALLS } from '../packages.mjs';

/** What the whole command may take, of our own and on disk. */
const MOST_BYTES = 15_000_000;
/** From the command to a page that answers. */
const MOST_MS_TO_START = 3000;
/** The engine for a browser, minified and compressed. */
const MOST_BYTES_IN_BROWSER = 20_000;

let home = '';
const running: ChildProcess[] = [];

beforeAll(async () => {
  // As a person would: a page that is built within the tests would be one for tests.
  const { npm_config_engine_strict: _, NODE_ENV: __, ...env } = process.env;
  const packed = await runQuietly(process.execPath, ['scripts/packages.mjs'], { env });
  expect(packed.code, packed.output).toBe(0);
  home = realpathSync(mkdtempSync(join(tmpdir(), 'turn7-packages-')));
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  copyFileSync(inRoot('cases/example-walkthrough.t7'), join(home, 'game.t7'));
  copyFileSync(inRoot('examples/adapter.mjs'), join(home, 'adapter.mjs'));
  // What others have made comes from npm's own store, where the repository's installation has left it.
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await npm(['install', ...quiet, ...PUBLISHED.map(tarballOf)], { cwd: home, env });
  expect(code, output).toBe(0);
}, 180_000);

afterAll(async () => {
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    child.kill();
    await once(child, 'exit');
  }
  if (home !== '') rmSync(home, { recursive: true, force: true, maxRetries: 3 });
});

describe.each(PUBLISHED.map((folder) => [manifestIn(folder).name, folder] as const))('%s', (name, folder) => {
  const installed = (): string => join(home, 'node_modules', name);

  test('is a package that publint finds nothing in', async () => {
    const { code, output } = await runQuietly(process.execPath, [
      toolFile('publint', 'publint'),
      '--strict',
      tarballOf(folder),
    ]);
    expect(output).toContain('All good!');
    expect(code).toBe(0);
  });

  test('says what it is, whose, for which Node.js, and where it comes from', () => {
    const said = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
    expect(said).toMatchObject({
      description: expect.stringMatching(/\.$/),
      license: 'MIT',
      type: 'module',
      engines: { node: expect.any(String) },
      repository: { directory: folder },
    });
    expect(said.private).toBeUndefined();
    expect(existsSync(join(installed(), 'LICENSE'))).toBe(true);
  });

  test('has a readme whose links work anywhere', () => {
    const links = found(readFileSync(join(installed(), 'README.md'), 'utf8'), /\]\(([^)]+)\)/g);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  test('has no import of a source, and no path of where it was made', () => {
    const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    const texts = files.map((file) => readFileSync(join(installed(), file), 'utf8'));
    expect(texts.filter((text) => text.includes(inRoot()) || /from ["'][^"']+\.ts["']/.test(text))).toEqual([]);
  });
});

describe.each(LIBRARIES.map((folder) => [manifestIn(folder).name, folder] as const))('%s', (name, folder) => {
  test('has declarations that every resolver of ES modules finds', async () => {
    const attw = [toolFile('@arethetypeswrong/cli', 'attw'), tarballOf(folder), '--profile', 'esm-only', '--no-emoji'];
    const { code, output } = await runQuietly(process.execPath, attw);
    expect(code, output).toBe(0);
  });

  test('has maps that lead to sources which are there', () => {
    const dist = join(home, 'node_modules', name, 'dist');
    const { sources } = JSON.parse(readFileSync(join(dist, 'index.js.map'), 'utf8')) as { sources: string[] };
    const own = sources.filter((source) => source.startsWith('../src/'));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((source) => !existsSync(join(dist, source)))).toEqual([]);
    const declared = JSON.parse(readFileSync(join(dist, 'types/index.d.ts.map'), 'utf8')) as { sources: string[] };
    expect(declared.sources.map((source) => existsSync(join(dist, 'types', source)))).toEqual([true]);
  });
});

describe('every example of a readme', () => {
  const examples = PUBLISHED.flatMap((folder) =>
    found(readFileSync(inRoot(folder, 'README.md'), 'utf8'), /```ts\n([\s\S]+?)```/g).map(
      (text, i) => [`${folder.replace('packages/', '')}-${i + 1}`, text] as const,
    ),
  );

  test.each(examples)('%s runs in Node.js as it stands', async (name, text) => {
    writeFileSync(join(home, `${name}.mjs`), text);
    const { code, output } = await runQuietly(process.execPath, [`${name}.mjs`], { cwd: home });
    expect(output).not.toBe('');
    expect(code, output).toBe(0);
  });

  test('the bot of the client fails in words where its link is none', async () => {
    const [, bot = ''] = examples.find(([name]) => name === 'client-1') ?? [];
    writeFileSync(join(home, 'nonsense.mjs'), bot.replace(/'http:[^']+'/, "'nonsense'"));
    const { code, output } = await runQuietly(process.execPath, ['nonsense.mjs'], { cwd: home });
    expect(output).toContain('"nonsense" is not a table; expected a link such as');
    expect(code).toBe(1);
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])('is right in the eyes of tsc --strict that resolves like %s', async (moduleResolution, module) => {
    const folder = join(home, moduleResolution);
    mkdirSync(folder);
    for (const [name, text] of examples) writeFileSync(join(folder, `${name}.mts`), text);
    const compilerOptions = {
      ...{ strict: true, noEmit: true, target: 'es2023', lib: ['es2023'], module, moduleResolution },
      ...{ types: ['node'], typeRoots: [inRoot('node_modules/@types')] },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }));
    const { code, output } = await runQuietly(process.execPath, [toolFile('typescript', 'tsc'), '-p', folder]);
    expect(output).toBe('');
    expect(code).toBe(0);
  });
});

test('the engine is small in a browser, and needs nothing of Node.js', async () => {
  const input = join(home, 'page.mjs');
  writeFileSync(input, `export * from '@turn7/engine';`);
  const bundler = await rolldown({ input, cwd: home, platform: 'browser' });
  const [{ code, imports }] = (await bundler.generate({ format: 'esm', minify: true })).output;
  await bundler.close();
  const bytes = gzipSync(code).length;
  console.log(
    `@turn7/engine in a browser: ${(code.length / 1000).toFixed(1)} kB, compressed ${(bytes / 1000).toFixed(1)} kB`,
  );
  expect(imports).toEqual([]);
  expect(bytes).toBeLessThan(MOST_BYTES_IN_BROWSER);
});

test('a release would be made of this', async () => {
  const dry = ['scripts/release.mjs', '--dry-run', '--no-git.requireCleanWorkingDir'];
  const { code, output } = await runQuietly(process.execPath, dry);
  expect(output).toMatch(/! node scripts\/version\.mjs (\S+)\n[\s\S]+! git tag .+ v\1\n/);
  expect(code).toBe(0);
});

describe('npx turn7', () => {
  test('is not much to install', () => {
    const bytes = sizeOf(join(home, 'node_modules/turn7'));
    console.log(`turn7 installed: ${(bytes / 1e6).toFixed(1)} MB of our own`);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  test('brings what it needs of ours itself', () => {
    const alone = readdirSync(join(home, 'node_modules/turn7/node_modules/@turn7')).sort();
    expect(alone).toEqual(['cases', 'server', 'simulator', 'web']);
  });

  // Tried again if something else had the machine just then.
  test('serves the page and its tables at once, and keeps them in a folder', { retry: 2 }, async () => {
    const startedAt = performance.now();
    const { child, url } = await serve();
    const page = await fetch(url);
    const ms = performance.now() - startedAt;
    console.log(`turn7 serves after ${(ms / 1000).toFixed(1)} s`);
    expect(ms).toBeLessThan(MOST_MS_TO_START);
    expect(await page.text()).toMatch(/<script type="module"[^>]* src="\/assets\//);
    const body = JSON.stringify({ name: 'Ann' });
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(made.status).toBe(201);
    expect(existsSync(join(home, 'data/turn7.db'))).toBe(true);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  const commands = [
    ...found(readFileSync(inRoot('packages/cli/README.md'), 'utf8'), /^npx turn7 (?!play)(.+)$/gm),
    'verify game.t7',
    'ladder --games 20 --players 2 --bots stay:25,count',
    'conform --list',
    'conform -- node adapter.mjs',
    // Of the data that the server above has left.
    'doctor data',
    'backup data copy.db',
    'ratings --data data',
    'results --data data',
    'hide 0123456789abcdef --data data',
  ];
  test.each(commands)('npx turn7 %s', (line) => {
    const { status, stdout, stderr } = turn7(words(line));
    expect(stderr).toBe('');
    expect(stdout).not.toBe('');
    expect(status).toBe(0);
  });

  test('is all of its commands', () => {
    const named = found(turn7(['--help']).stdout, /^ {2}(\w+) (?:\[|<)/gm).filter((name) => name !== 'help');
    const tried = [...commands.map((line) => line.split(' ')[0]), 'serve', 'play', 'mcp'];
    expect(named.filter((name) => !tried.includes(name))).toEqual([]);
    expect(named).toContain('results');
  });

  test('npx turn7 mcp: an assistant reads the rules and plays a whole game at the server beside it', async () => {
    const { child, url } = await serve();
    const assistant = await Assistant.startIn(program(), '--server', url);
    const { contents } = await assistant.client.readResource({ uri: 'turn7://rules' });
    expect(JSON.stringify(contents)).toContain(JSON.stringify(readFileSync(inRoot('docs/rules.md'), 'utf8')));
    expect((await assistant.call('look_up_rule', { question: '16c' })).text).toContain(
      'case-16c-first-in-first-out.t7',
    );
    expect((await assistant.call('simulate', { seats: 'stay:25,count', games: 200 })).text).toContain('200 games');
    await assistant.call('open_table', { name: 'Ada', bots: ['rookie'], target: 40 });
    const told = await playOn(assistant, await assistant.call('start_game'));
    expect(Asked.parse(told.at(-1)?.data).winner).toBeGreaterThan(0);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test('npx turn7 mcp --http: the same over HTTP', async () => {
    const { url } = await startHttpIn(program());
    const assistant = await Assistant.at(url);
    expect((await assistant.client.listTools()).tools).toHaveLength(14);
    expect((await assistant.call('score_hand', { cards: '3 7 12 x2 +4' })).text).toBe('48 points = 22 × 2 + 4.');
  });

  test.runIf(process.platform === 'linux')('npx turn7 play: a game in a terminal of its own', () => {
    const command = `"${process.execPath}" "${program()}" play --bots 1 --seed 1 --target 1 --save kept.t7`;
    const options = { cwd: home, input: 's\r', encoding: 'utf8', env: quietly(), timeout: 30_000 } as const;
    const { stdout } = spawnSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], options);
    expect(stdout).toContain('You win the game.');
    expect(turn7(['verify', 'kept.t7']).status).toBe(0);
  });
});

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The words of a command line, as a shell takes them apart. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([word, quoted]) => quoted ?? word);

const tarballOf = (folder: string): string => {
  const place = join(TARBALLS, basename(folder));
  return join(place, readdirSync(place)[0] ?? '');
};

/** The file that npm's `npx turn7` runs. */
const program = (): string => join(home, 'node_modules/turn7/dist/turn7.js');

const turn7 = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [program(), ...args], { cwd: home, input, encoding: 'utf8', env: quietly() });

const quietly = (): NodeJS.ProcessEnv => ({ ...process.env, NO_COLOR: '1' });

async function serve(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program()], {
    cwd: home,
    env: { ...quietly(), PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  for await (const text of child.stdout.setEncoding('utf8')) {
    const url = /Turn 7 is at (\S+)/.exec(text)?.[1];
    if (url) return { child, url };
  }
  throw new Error('it ended without an address');
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
