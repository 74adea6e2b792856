import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULINGS } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');

test('the headings of docs/rules.md are the rulings, in order', () => {
  const headings = page.split('\n').filter((line) => /^### R\d/.test(line));
  expect(headings).toEqual(Object.entries(RULINGS).map(([id, title]) => `### ${id} · ${title}`));
});

test('the ids count from R1', () => {
  expect(Object.keys(RULINGS)).toEqual(Array.from({ length: 48 }, (_, i) => `R${i + 1}`));
});
