/**
 * `npm run docs` tells all that is public, and every link in it leads somewhere.
 * @module-tag long
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries, reportOf } from '../lib/extraction.mjs';
import { inRoot } from '../lib/root.mjs';
import { runQuietly } from '../lib/run.mjs';

let home = '';
const pages = new Map<string, string>();
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part = '']) => part);

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'turn7-reference-'));
  const { code, output } = await runQuietly(process.execPath, ['scripts/docs.mjs', home]);
  expect(code, output).toBe(0);
  for (const name of readdirSync(home)) pages.set(name, readFileSync(join(home, name), 'utf8'));
}, 180_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

const pageOf = (specifier: string): string =>
  pages.get(`${specifier.replace('@turn7/', '').replace('/', '-')}.html`) ?? '';

describe.each(entries().map((entry) => [entry.specifier, entry] as const))('%s', (specifier, entry) => {
  test('has every name that its report has', () => {
    const report = readFileSync(inRoot(reportOf(entry)), 'utf8');
    const names = found(report, /^export (?:abstract )?(?:class|const|function|interface|type) (\w+)/gm);
    expect(names.length).toBeGreaterThan(0);
    const explained = found(pageOf(specifier), /<section id="(\w+)">/g);
    expect(names.filter((name) => !explained.includes(name))).toEqual([]);
  });

  test('is on the page that lists all of them', () => {
    expect(pages.get('index.html')).toContain(`<code>${specifier}</code></a></dt><dd>`);
  });
});

test('every link leads to a page, and to a name there', () => {
  const places = [...pages].flatMap(([page, html]) => [
    page,
    ...found(html, / id="(\w+)"/g).map((id) => `${page}#${id}`),
  ]);
  const known = new Set([...places]);
  const links = [...pages].flatMap(([page, html]) =>
    found(html, / href="([^"]+)"/g).map((link) => (link.startsWith('#') ? page + link : link)),
  );
  const inside = links.filter((link) => !link.startsWith('https://'));
  expect(inside.length).toBeGreaterThan(1000);
  expect(inside.filter((link) => !known.has(link))).toEqual([]);
  const readmes = new Set(links.filter((link) => link.startsWith('https://')));
  for (const link of readmes) expect(readFileSync(inRoot(link.split('/blob/main/')[1] ?? ''), 'utf8')).not.toBe('');
});

test('types and comments lead to what they name', () => {
  expect(pageOf('@turn7/client')).toContain('Promise&lt;<a href="client.html#Player">Player</a>&gt;');
  expect(pageOf('@turn7/client')).toContain('<a href="engine.html#Seat">Seat</a>');
  expect(pageOf('@turn7/client')).toContain('<code><a href="client.html#resumeTable">resumeTable</a></code>');
});

test('nothing in it needs a script, a style of its own, or anything from elsewhere', () => {
  for (const html of pages.values()) {
    expect(html).not.toMatch(/<script| style="| on\w+="|(?:src|url)[=(]/);
    expect(html).not.toContain(inRoot());
  }
});
