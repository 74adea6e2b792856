import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceShelf } from '../src/device/storage.ts';
import { FULL_SHELF, MapShelf } from './support/map-shelf.ts';

afterEach(() => vi.unstubAllGlobals());

/** Keys are a test's own: the shelf is the same for all of them. */
describe('the shelf of this device', () => {
  test('is the one of the browser', () => {
    const browser = new MapShelf();
    vi.stubGlobal('localStorage', browser);
    deviceShelf().setItem('one', '1');
    expect(browser.getItem('one')).toBe('1');
    expect(deviceShelf().getItem('one')).toBe('1');
    deviceShelf().removeItem('one');
    expect(browser.items.size).toBe(0);
  });

  test.each([
    ['a full one', FULL_SHELF],
    ['none at all', undefined],
  ])('lasts as long as the page where the browser has %s', (_, browser) => {
    vi.stubGlobal('localStorage', browser);
    deviceShelf().setItem('two', '2');
    expect(deviceShelf().getItem('two')).toBe('2');
    deviceShelf().removeItem('two');
    expect(deviceShelf().getItem('two')).toBeNull();
  });

  test('has what was written last, whichever of the two has room for it', () => {
    const browser = new MapShelf();
    vi.stubGlobal('localStorage', { ...FULL_SHELF, getItem: () => 'old' });
    deviceShelf().setItem('three', 'new');
    expect(deviceShelf().getItem('three')).toBe('new');
    vi.stubGlobal('localStorage', browser);
    deviceShelf().setItem('three', 'newest');
    expect(deviceShelf().getItem('three')).toBe('newest');
    expect(browser.getItem('three')).toBe('newest');
  });

  test('knows what is on it, and what of that outlasts the page', () => {
    // The browser's own shelf has its keys as properties.
    vi.stubGlobal('localStorage', Object.assign(Object.create(FULL_SHELF), { four: '4' }));
    deviceShelf().setItem('five', '5');
    expect(deviceShelf().keys()).toEqual(expect.arrayContaining(['four', 'five']));
    expect(['four', 'five'].map((key) => deviceShelf().isLasting(key))).toEqual([true, false]);
    deviceShelf().removeItem('five');
    expect(deviceShelf().keys()).not.toContain('five');
  });
});
