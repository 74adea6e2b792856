import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulings } from '../src/en/rulings.ts';
import { words } from '../src/en/words.ts';

test('the headings of docs/rules.md are the titles of the rulings in English', () => {
  const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  const headings = page.split('\n').filter((line) => /^### R\d/.test(line));
  expect(headings).toEqual(Object.entries(rulings(words.turn7)).map(([id, { title }]) => `### ${id} · ${title}`));
});
