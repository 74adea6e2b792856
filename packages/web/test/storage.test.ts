import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage } from '../src/device/storage.ts';
import { FULL_STORAGE, MapStorage } from './support/map-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** Keys are a test's own: the storage is the same for all of them. */
describe('the storage of this device', () => {
  test('is the one of the browser', () => {
    const browser = new MapStorage();
    vi.stubGlobal('localStorage', browser);
    deviceStorage.setItem('one', '1');
    expect(browser.getItem('one')).toBe('1');
    expect(deviceStorage.getItem('one')).toBe('1');
    deviceStorage.removeItem('one');
    expect(browser.items.size).toBe(0);
  });

  test.each([
    ['a full one', FULL_STORAGE],
    ['none at all', undefined],
  ])('lasts as long as the page where the browser has %s', (_, browser) => {
    vi.stubGlobal('localStorage', browser);
    deviceStorage.setItem('two', '2');
    expect(deviceStorage.getItem('two')).toBe('2');
    deviceStorage.removeItem('two');
    expect(deviceStorage.getItem('two')).toBeNull();
  });

  test('has what was written last, whichever of the two has room for it', () => {
    const browser = new MapStorage();
    vi.stubGlobal('localStorage', { ...FULL_STORAGE, getItem: () => 'old' });
    deviceStorage.setItem('three', 'new');
    expect(deviceStorage.getItem('three')).toBe('new');
    vi.stubGlobal('localStorage', browser);
    deviceStorage.setItem('three', 'newest');
    expect(deviceStorage.getItem('three')).toBe('newest');
    expect(browser.getItem('three')).toBe('newest');
  });

  test('knows what is on it, and what of that outlasts the page', () => {
    // The browser's own storage has its keys as properties.
    vi.stubGlobal('localStorage', Object.assign(Object.create(FULL_STORAGE), { four: '4' }));
    deviceStorage.setItem('five', '5');
    expect(deviceStorage.keys()).toEqual(expect.arrayContaining(['four', 'five']));
    expect(['four', 'five'].map((key) => deviceStorage.isLasting(key))).toEqual([true, false]);
    deviceStorage.removeItem('five');
    expect(deviceStorage.keys()).not.toContain('five');
  });
});
