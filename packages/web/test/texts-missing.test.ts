import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../src/texts/fr/index.ts');
  vi.unstubAllGlobals();
});

test('a language that cannot be loaded is English', async () => {
  const documentElement = { lang: '' };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('navigator', { languages: ['fr'] });
  vi.doMock('../src/texts/fr/index.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { loadTexts } = await import('../src/texts/texts.ts');
  await loadTexts();
  expect(documentElement.lang).toBe('en');
});
