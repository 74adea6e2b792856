import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SRC = new URL('../src/', import.meta.url);
const read = (file: URL): string => readFileSync(file, 'utf8');

/** A module and all that it imports, at once or later; types and other screens are not among it. */
function withImports(file: URL, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(file.href)) return found;
  const text = read(file);
  found.set(file.href, text);
  const imports = [...text.matchAll(/(?:^(?:import|export)(?! type)[^;]*? from |\bimport\()'(\.[^']+\.tsx?)'/gm)];
  for (const [, path = ''] of imports) {
    const next = new URL(path, file);
    if (!next.href.endsWith('/app.tsx') && !next.href.includes('/texts/')) withImports(next, found);
  }
  return found;
}

const chaptersIn = (text: string): readonly string[] =>
  [...text.matchAll(/useChapter\('(\w+)'\)/g)].map(([, name = '']) => name);

const SCREENS = [...read(new URL('app.tsx', SRC)).matchAll(/withChapters\(\s*import\('([^']+)'\)((?:,\s*'\w+')+)/g)];

describe('a screen is opened with all the words that its parts use', () => {
  test('there are such screens', () => expect(SCREENS.length).toBeGreaterThan(10));

  test.each(SCREENS.map(([, path = '', names = '']) => ({ path, names })))('$path', ({ path, names }) => {
    const used = [...withImports(new URL(path, SRC)).values()].flatMap(chaptersIn);
    expect([...new Set(used)].filter((name) => !names.includes(`'${name}'`))).toEqual([]);
  });
});
