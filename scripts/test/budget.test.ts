import { createHash } from 'node:crypto';
import type { OutputChunk } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { checkBudget, firstLoad } from '../lib/budget.mjs';

/** Text that shrinks to about its half. */
const noise = (bytes: number): string =>
  createHash('shake256', { outputLength: bytes / 2 })
    .update('turn7')
    .digest('hex');

const chunk = (fileName: string, module: string, imports: readonly string[], bytes = 300) =>
  ({
    type: 'chunk',
    isEntry: fileName === 'main.js',
    fileName,
    moduleIds: [`/web/src/${module}`],
    imports,
    code: noise(bytes),
  }) as unknown as OutputChunk;

const page = (shared = 300): [OutputChunk, ...OutputChunk[]] => [
  chunk('main.js', 'app/main.tsx', ['shared.js']),
  chunk('shared.js', 'device/signal.ts', [], shared),
  chunk('en.js', 'words/en/index.ts', [], 100),
  chunk('de.js', 'words/de/index.ts', ['shared.js'], 400),
  chunk('local.js', 'game/table/local-screen.tsx', ['shared.js', 'table.js']),
  chunk('table.js', 'game/table/table-screen.tsx', ['shared.js']),
  chunk('online.js', 'lobby/online-screen.tsx', ['shared.js'], 9000),
];

describe('the first load', () => {
  it('counts what is shared once, the longest language, and nothing that is loaded later', () => {
    const sizes = firstLoad(page());
    expect(sizes['front page']).toBeGreaterThan(sizes.language);
    expect(sizes.table).toBe(sizes['front page']); // two files each
    expect(sizes.language).toBeGreaterThan(sizes.table / 2);
  });

  it('takes the language that is longest with its words, which are in a file of their own', () => {
    const french = [
      chunk('fr.js', 'words/fr/index.ts', ['words-fr.js'], 60),
      chunk('words-fr.js', 'words/fr/a.ts', [], 2000),
    ];
    expect(firstLoad([...page(), ...french]).language).toBeGreaterThan(firstLoad(page()).language);
  });

  it('grows with what is shared, and beyond the budget there is no page', () => {
    expect(() => checkBudget(page())).not.toThrow();
    expect(() => checkBudget(page(400_000))).toThrow(/too much before the first card; expected at most 100 kB/);
  });

  it('cannot be checked where a part of it is not found', () => {
    expect(() => firstLoad([chunk('main.js', 'main.tsx', [])])).toThrow(/expected an entry, a table and languages/);
  });
});
