import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULINGS } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');

test('docs/rules.md has every ruling, in order', () => {
  expect([...page.matchAll(/^### (R\d+) /gm)].map(([, id]) => id)).toEqual(RULINGS);
});

test('the ids count from R1', () => {
  expect(RULINGS).toEqual(Array.from({ length: 48 }, (_, i) => `R${i + 1}`));
});
