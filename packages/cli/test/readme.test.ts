/** The README is true: its commands run, its scripts and links exist, its example works. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { turn7 } from './turn7.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const README = read('README.md');
/** Made or fetched, not written. */
const NOT_OURS = ['node_modules', 'dist', 'reports', 'coverage', 'data', 'api', '.git', '.stryker-tmp'];

/** Every page of the repository, by its path. */
function pagesIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter(
    ({ name }) => !NOT_OURS.includes(name),
  );
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const PAGES = pagesIn('');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The words of a command line, as a shell takes them apart. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([word, quoted]) => quoted ?? word);

describe('the README', () => {
  test.each(found(README, /^npx turn7 (.+)$/gm))('npx turn7 %s', (args) => {
    expect(turn7(words(args))).toMatchObject({ code: 0, err: '' });
  });

  test('names every command, and of ours only programs that are there', () => {
    const [line = ''] = found(README, /^\| \[`packages\/cli`\]\(packages\/cli\) \| (.+)$/gm);
    const commands = found(turn7(['--help']).out, /^ {2}([a-z]+) (?=.* {2})/gm).filter((name) => name !== 'help');
    expect(found(line, /`([a-z]+)`/g).sort()).toEqual(commands.sort());
    const programs = found(README, /turn7 conform -- \S+ (\S+)`/g);
    expect(programs.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
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

  test('links only to files that exist, and to headings that are there', () => {
    const links = found(withoutCode(read(page)), /\]\((?!https?:|mailto:)([^)\s]+)\)/g);
    expect(links.filter((link) => !isThere(page, link))).toEqual([]);
  });
});

test('finds links and headings as a reader does', () => {
  expect(withoutCode('`[a](b)` [c](d)\n```\n[e](f)\n```')).toBe(' [c](d)\n');
  expect(anchorsOf('# Who, what & `why`?\n## Who, what & why?')).toEqual(['who-what--why', 'who-what--why-1']);
  expect(isThere('docs/records.md', '../README.md')).toBe(true);
  expect(isThere('docs/records.md', '../NOTHING.md')).toBe(false);
  expect(isThere('README.md', 'docs/protocol.md#limits')).toBe(true);
  expect(isThere('README.md', 'docs/protocol.md#nothing')).toBe(false);
});

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
}

/** `link`: a path from the page, a heading of it, or both. */
function isThere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, file))) return false;
  return anchor === undefined || !file.endsWith('.md') || anchorsOf(read(file)).includes(anchor);
}

/** The names of headings as GitHub makes them; the second of the same name has a number. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return found(text.replace(/^```[\s\S]*?^```/gm, ''), /^#{1,6} (.+)$/gm).map((heading) => {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  });
}
