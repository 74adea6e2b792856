import type { Language } from '@turn7/narration/languages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { whenOf } from '../src/score/day.ts';
import { newSheet } from '../src/score/setup/new-sheet.ts';
import { localeFor } from '../src/words/day.ts';

test.each<[language: Language, browser: string, locale: string]>([
  ['en', 'en-GB', 'en-GB'],
  ['en', 'de-AT', 'en'],
  ['de', 'de-AT', 'de-AT'],
  ['es', 'es', 'es'],
])('a page in %s in a browser of %s writes dates as in %s', (language, browser, locale) => {
  expect(localeFor(language, browser)).toBe(locale);
});

test('two games of one day are told apart by the hour', () => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const at = (id: string, time: string) =>
    newSheet({ names: ['Ann'], target: 200, decks: null, title: '' }, { id, startedAt: new Date(time).getTime() });
  const [early, late, next] = [
    at('early', '2026-03-06T19:00'),
    at('late', '2026-03-06T21:30'),
    at('next', '2026-03-07T19:00'),
  ];
  const texts = [early, late, next].map((sheet) => whenOf(sheet, [early, late, next]));
  expect(texts).toEqual(['6 Mar 2026, 19:00', '6 Mar 2026, 21:30', '7 Mar 2026']);
});
