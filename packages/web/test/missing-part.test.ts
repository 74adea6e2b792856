import { afterEach, describe, expect, test, vi } from 'vitest';
import { reloadForMissingParts } from '../src/device/missing-part.ts';
import { MapStorage } from './support/map-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that is loaded anew as often as it asks to be; what fails is said by `lose`. */
function browser(answer: () => Promise<{ ok: boolean }>) {
  const page = new EventTarget();
  const reload = vi.fn();
  const asked = vi.fn(answer);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', new MapStorage());
  vi.stubGlobal('fetch', asked);
  reloadForMissingParts();
  const lose = async (part: string) => {
    const before = asked.mock.calls.length;
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(part) }));
    await expect.poll(() => asked.mock.calls.length).toBe(before + 1);
    await asked.mock.results.at(-1)?.value.catch(() => {});
    await new Promise((then) => setImmediate(then));
  };
  return { reload, lose };
}

describe('a part that cannot be loaded', () => {
  test('lets the page be loaded anew, once', async () => {
    const { reload, lose } = browser(async () => ({ ok: true }));
    await lose('no /assets/table-1.js');
    await lose('no /assets/table-1.js');
    expect(reload).toHaveBeenCalledTimes(1);
    await lose('no /assets/table-2.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each<[string, () => Promise<{ ok: boolean }>]>([
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
    ['the server is in trouble', async () => ({ ok: false })],
  ])('leaves the page as it is while %s', async (_, answer) => {
    const { reload, lose } = browser(answer);
    await lose('no /assets/table-1.js');
    expect(reload).not.toHaveBeenCalled();
  });
});
