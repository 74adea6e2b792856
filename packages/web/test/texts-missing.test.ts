import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const documentElement = { lang: '' };

/** Words as a component gets them, without a component. */
const wordsIn = (language: string) => {
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('navigator', { languages: [language] });
  // By its path: an import here would begin to resolve mocks, and this one could come too late to be among them.
  vi.doMock('../src/device/signal.ts', async (original) => ({
    ...(await original<object>()),
    useSignal: (store: { readonly value: unknown }) => store.value,
  }));
  return import('../src/words/texts.ts');
};

const missing = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

beforeEach(() => vi.resetModules());
afterEach(async () => {
  for (const path of ['fr/index.ts', 'fr/chapters/lab.ts', 'en/chapters/lab.ts']) vi.doUnmock(`../src/words/${path}`);
  vi.doUnmock('../src/device/signal.ts');
  await import('../src/device/signal.ts'); // undone now: with the mocks of the next test it would be in no order
  vi.unstubAllGlobals();
});

test('a language that cannot be loaded is English', async () => {
  vi.doMock('../src/words/fr/index.ts', missing);
  const { loadTexts } = await wordsIn('fr');
  await loadTexts();
  expect(documentElement.lang).toBe('en');
});

test('a chapter that cannot be loaded in one language is English, and so is the page around it', async () => {
  vi.doMock('../src/words/fr/chapters/lab.ts', missing);
  const { loadTexts, loadChapters, useChapter } = await wordsIn('fr');
  await loadTexts();
  expect(documentElement.lang).toBe('fr');
  await loadChapters(['lab']);
  expect([documentElement.lang, useChapter('lab').title]).toEqual(['en', 'Lab']);
});

test('a chapter that cannot be loaded at all is missed by its own screen alone', async () => {
  for (const path of ['fr/chapters/lab.ts', 'en/chapters/lab.ts']) vi.doMock(`../src/words/${path}`, missing);
  const { loadTexts, loadChapters, useChapter } = await wordsIn('fr');
  await loadTexts();
  await expect(loadChapters(['lab', 'figure'])).rejects.toThrow();
  await loadChapters(['simulation']);
  expect(useChapter('simulation').start).toBe('Lancer');
});

test('of two screens in a row both get their words', async () => {
  const { loadTexts, loadChapters, useChapter } = await wordsIn('es');
  await Promise.all([loadTexts(), loadChapters(['lab']), loadChapters(['position'])]);
  expect([useChapter('lab').title, useChapter('position').undo]).toEqual(['Laboratorio', 'Deshacer']);
});

test('a language or vocabulary that is chosen while a chapter loads is that of the chapter in the end', async () => {
  const { loadTexts, loadChapters, useChapter } = await wordsIn('fr');
  const { settings } = await import('../src/device/settings.ts');
  await loadTexts();
  const loading = loadChapters(['lab']);
  settings.set({ ...settings.value, language: 'de' });
  settings.set({ ...settings.value, vocabulary: 'classic' });
  await loading;
  expect(documentElement.lang).toBe('de');
  expect(useChapter('lab').title).toBe('Labor');
  expect(useChapter('lab').best.turn7).toBe('Flip 7');
});
