import { readFileSync } from 'node:fs';
import { RULINGS } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../src/game/help/sections.ts';
import { casesOf } from '../src/game/log/cases.ts';

describe('the rules page says what docs/rules.md says', () => {
  const rules = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');

  test('the rulings stand under the same headings', () => {
    const headings = rules
      .split(/^## /m)
      .map((part) => [...part.matchAll(/^### (R\d+)/gm)].map(([, id]) => id))
      .filter((ids) => ids.length > 0);
    expect(SECTIONS.map((section) => section.rulings)).toEqual(headings);
  });

  test.each(RULINGS)('%s cites the same cases of the FAQ', (id) => {
    const [entry = ''] = rules.split(/^### /m).filter((part) => part.startsWith(`${id} `));
    const source = /^Source: (.*)$/m.exec(entry)?.[1] ?? '';
    const newer = source.split(';').find((part) => part.includes('document 000') && !part.includes('against')) ?? '';
    const cited = /cases? ([\d(), abcnd]+)/.exec(newer)?.[1] ?? '';
    expect(casesOf(id)).toEqual([...cited.matchAll(/\d+(?:\([abc]\))?/g)].map(([number]) => number));
  });
});
