import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../src/app/screens.ts';

const REGISTRY = new URL('../src/app/screens.ts', import.meta.url);
const read = (file: URL): string => readFileSync(file, 'utf8');

/** A module and all that it imports, at once or later; types and words are not among it. */
function withImports(file: URL, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(file.href)) return found;
  const text = read(file);
  found.set(file.href, text);
  const imports = [...text.matchAll(/(?:^(?:import|export)(?! type)[^;]*? from |\bimport\()'(\.[^']+\.tsx?)'/gm)];
  for (const [, path = ''] of imports) {
    const next = new URL(path, file);
    if (!next.href.includes('/src/words/')) withImports(next, found);
  }
  return found;
}

const chaptersIn = (text: string): readonly string[] =>
  [...text.matchAll(/useChapter\('(\w+)'\)/g)].map(([, name = '']) => name);

/** Those that a part fetches itself, with what shows them. */
const fetchedIn = (text: string): readonly string[] =>
  [...text.matchAll(/import\('\.[^']+'\), loadChapters\(\['(\w+)'\]\)/g)].map(([, name = '']) => name);

/** In the order of the screens. */
const FILES = [...read(REGISTRY).matchAll(/\bimport\('([^']+)'\)/g)].map(([, path = '']) => new URL(path, REGISTRY));

describe('a screen is opened with all the words that its parts use', () => {
  test('every screen has a file', () => expect(FILES).toHaveLength(SCREENS.length));

  test.each(SCREENS.map((screen, at) => ({ ...screen, file: FILES[at] })))('$path', ({ file, chapters = [] }) => {
    const parts = file === undefined ? [] : [...withImports(file).values()];
    const words = [...chapters, ...parts.flatMap(fetchedIn)];
    expect(words).toEqual(expect.arrayContaining([...new Set(parts.flatMap(chaptersIn))]));
  });
});
