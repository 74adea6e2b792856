import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The page keeps settings and asks the browser for languages as soon as it is loaded. */
async function dressFor(...wish: Parameters<typeof import('../src/device/theme.ts').dressFor>) {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { languages: ['en'] });
  const theme = await import('../src/device/theme.ts');
  return theme.dressFor(...wish);
}

describe('the page is dressed', () => {
  it.each([
    ['night', { light: true, contrast: true }, 'night'],
    ['day', { light: false, contrast: false }, 'day'],
    ['contrast', { light: true, contrast: false }, 'contrast'],
    ['system', { light: false, contrast: false }, 'night'],
    ['system', { light: true, contrast: false }, 'day'],
    ['system', { light: true, contrast: true }, 'contrast'],
  ] as const)('for the wish "%s" on a system of %j as %s', async (theme, system, dress) => {
    expect(await dressFor(theme, system)).toBe(dress);
  });
});
