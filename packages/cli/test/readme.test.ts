/** The README is true: its commands run, its scripts and links exist, its example works. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { turn7 } from './turn7.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const README = read('README.md');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/assistants.md',
  'docs/bots.md',
  'docs/conformance.md',
  'docs/odds.md',
  'docs/operations.md',
  'docs/performance.md',
  'docs/protocol.md',
  'docs/records.md',
  'docs/review.md',
  'docs/rules.md',
  'docs/strategy.md',
  'docs/testing.md',
  'cases/README.md',
  'packages/client/README.md',
  'examples/README.md',
  'packages/cli/README.md',
  'packages/engine/README.md',
  'packages/protocol/README.md',
  'packages/simulator/README.md',
  'packages/strategy/README.md',
];
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The words of a command line, as a shell takes them apart. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([word, quoted]) => quoted ?? word);

describe('the README', () => {
  test.each(found(README, /^npx turn7 (.+)$/gm))('npx turn7 %s', (args) => {
    expect(turn7(words(args))).toMatchObject({ code: 0, err: '' });
  });

  test('shows an example of the library that runs', () => {
    const [example = ''] = found(README, /```ts\n([\s\S]+?)```/g);
    const folder = mkdtempSync(join(ROOT, 'packages/cli/dist/readme-'));
    try {
      writeFileSync(join(folder, 'example.mjs'), example);
      const { status, stdout } = spawnSync(process.execPath, [join(folder, 'example.mjs')], { encoding: 'utf8' });
      expect(status).toBe(0);
      expect(stdout).toMatch(/^seat 1 drew .+ R5\n[\s\S]+won by seat \d in round \d+\n$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test.each(found(read('docs/records.md'), /```\n(turn7 record 1[\s\S]+?)```/g))(
  'docs/records.md: example %#',
  (record) => {
    expect(record).toContain('expect ');
    expect(turn7(['replay', '--json'], record)).toMatchObject({ code: 0, err: '' });
  },
);

describe.each(PAGES)('%s', (page) => {
  test('names only scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = found(read(page), /(?:^|`)npm (?:run )?((?!ci\b|install\b|run\b)[a-z]+(?::[a-z]+)*)/gm);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  test('links only to files that exist', () => {
    const links = found(read(page), /\]\((?!https?:)([^)#]+)\)/g);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  });
});
