import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** What a browser keeps, and what its person reads. */
function browser(stored: string | null, languages: readonly string[] = ['en']): Map<string, string> {
  const kept = new Map<string, string>(stored === null ? [] : [['turn7 settings', stored]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { languages });
  return kept;
}

/** The settings of a page that is loaded now. */
const load = () => import('../src/device/settings.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  test.each([
    ['the first language of the person that we speak', ['la', 'de-AT', 'en'], 'de'],
    ['English for all others', ['la', 'eo'], 'en'],
  ])('begin with %s', async (_, languages, language) => {
    browser(null, languages);
    expect((await load()).settings.value.language).toBe(language);
  });

  test('are as they were left', async () => {
    const kept = browser(null);
    (await load()).change({ language: 'fr', theme: 'contrast', coach: true, name: 'Ann' });
    vi.resetModules();
    browser(kept.get('turn7 settings') ?? null);
    expect((await load()).settings.value).toMatchObject({
      language: 'fr',
      theme: 'contrast',
      coach: true,
      name: 'Ann',
    });
  });

  test.each([
    ['no JSON at all', '{'],
    ['something else', '[1, 2]'],
    ['an unknown language', '{"language":"tlh"}'],
    ['a wrong kind of value', '{"coach":"yes"}'],
    ['an unknown setting', '{"cheats":true}'],
  ])('ignore %s where they are stored', async (_, stored) => {
    browser(null);
    const usual = (await load()).settings.value;
    vi.resetModules();
    browser(stored);
    expect((await load()).settings.value).toEqual(usual);
  });

  test('keep what still makes sense beside what does not', async () => {
    browser('{"language":"tlh","theme":"day"}');
    expect((await load()).settings.value).toMatchObject({ language: 'en', theme: 'day' });
  });

  test('leave alone what another tab has changed meanwhile', async () => {
    const kept = browser('{"theme":"day"}');
    const { change, settings } = await load();
    kept.set('turn7 settings', '{"theme":"contrast","language":"de"}');
    change({ coach: true });
    expect(settings.value).toMatchObject({ theme: 'contrast', language: 'de', coach: true });
  });

  test('are at once what another tab has made of them', async () => {
    const kept = browser('{"theme":"day"}');
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const { settings } = await load();
    kept.set('turn7 settings', '{"theme":"night"}');
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'turn7 settings' }));
    expect(settings.value.theme).toBe('night');
  });

  test('last as long as the page in a browser that keeps nothing', async () => {
    browser(null);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('no room');
      },
    });
    const { change, settings } = await load();
    change({ sound: true });
    expect(settings.value.sound).toBe(true);
  });
});
