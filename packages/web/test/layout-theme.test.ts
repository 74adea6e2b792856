import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The page keeps settings and asks the browser for languages as soon as it is loaded. */
async function shownTheme(...asked: Parameters<typeof import('../src/device/theme.ts').shownTheme>) {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { languages: ['en'] });
  const theme = await import('../src/device/theme.ts');
  return theme.shownTheme(...asked);
}

describe('the theme that is shown', () => {
  it.each([
    ['night', { light: true, contrast: true }, 'night'],
    ['day', { light: false, contrast: false }, 'day'],
    ['contrast', { light: true, contrast: false }, 'contrast'],
    ['system', { light: false, contrast: false }, 'night'],
    ['system', { light: true, contrast: false }, 'day'],
    ['system', { light: true, contrast: true }, 'contrast'],
  ] as const)('for the choice "%s" on a system of %j is %s', async (theme, system, shown) => {
    expect(await shownTheme(theme, system)).toBe(shown);
  });
});
