import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { narrationIn } from './languages.ts';

test('the headings of docs/rules.md are the titles of the rulings in English', async () => {
  const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  const { rulings } = await narrationIn('en');
  const headings = page.split('\n').filter((line) => /^### R\d/.test(line));
  expect(headings).toEqual(Object.entries(rulings).map(([id, { title }]) => `### ${id} · ${title}`));
});
