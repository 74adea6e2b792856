/**
 * The image without an engine for images: what the Dockerfile copies is enough for what it runs, and what is left of it serves.
 * @module-tag long
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootstrap } from '../bootstrap.mjs';
import { workspaces } from '../lib/published.mjs';
import { inRoot } from '../lib/root.mjs';
import { runQuietly } from '../lib/run.mjs';

const DOCKERFILE = readFileSync(inRoot('Dockerfile'), 'utf8');
const [, BUILD = '', PRODUCTION = ''] = DOCKERFILE.split(/^FROM /m);

/** What .dockerignore keeps from the image, of what its first lines let in. */
const isMade = (file: string): boolean => /^packages[/\\][\w-]+[/\\](?:node_modules|dist)$/.test(file);

let home = '';

beforeAll(async () => {
  await bootstrap();
  home = realpathSync(mkdtempSync(join(tmpdir(), 'turn7-image-')));
  for (const [, words = ''] of BUILD.matchAll(/^COPY (.+) \S+$/gm)) for (const name of words.split(' ')) copy(name);
  linkModules();
  const { npm_config_engine_strict: _, NODE_ENV: __, ...env } = process.env;
  const [, program = '', name = ''] = /node (scripts\/packages\.mjs) (\S+)/.exec(BUILD) ?? [];
  const { code, output } = await runQuietly(process.execPath, [program, name], { cwd: home, env });
  expect(code, output).toBe(0);
}, 180_000);

afterAll(() => {
  if (home !== '') rmSync(home, { recursive: true, force: true, maxRetries: 3 });
});

function copy(name: string): void {
  mkdirSync(dirname(join(home, name)), { recursive: true });
  cpSync(inRoot(name), join(home, name), {
    recursive: true,
    filter: (source) => !isMade(relative(inRoot(), source)),
  });
}

/** What others have made, as it is installed here; what is ours, as it was copied. */
function linkModules(): void {
  const modules = join(home, 'node_modules');
  mkdirSync(join(modules, '@turn7'), { recursive: true });
  const ours = /^(?:@turn7|turn7|\.turn7-(?!stamp).+)$/;
  for (const name of readdirSync(inRoot('node_modules')).filter((entry) => !ours.test(entry))) {
    symlinkSync(inRoot('node_modules', name), join(modules, name));
  }
  for (const folder of workspaces()) {
    symlinkSync(join(home, folder), join(modules, '@turn7', folder.replace('packages/', '')));
  }
}

test('what it starts is there, and serves until it is told to stop', async () => {
  mkdirSync(join(home, 'app'));
  const [file = ''] = readdirSync(join(home, 'reports/packages/cli'));
  const unpack = ['--extract', '--strip-components', '1', '--directory', 'app', '--file'];
  const { code } = await runQuietly('tar', [...unpack, join('reports/packages/cli', file)], { cwd: home });
  expect(code).toBe(0);
  rmSync(join(home, 'node_modules/@turn7'), { recursive: true });
  const [, command = '[]'] = /^CMD (.+)$/m.exec(PRODUCTION) ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const child = spawn(process.execPath, args, {
    cwd: home,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', TURN7_DATA: join(home, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    if (said.includes('Ctrl-C')) break;
  }
  const [, url = ''] = /Turn 7 is at (\S+)/.exec(said) ?? [];
  const answers = [await fetch(`${url}/health`), await fetch(url)];
  child.kill('SIGTERM');
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await once(child, 'exit')).toEqual([0, null]);
});
