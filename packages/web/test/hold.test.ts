import { afterEach, describe, expect, test, vi } from 'vitest';
import { Hold } from '../src/device/tab-lock.ts';
import { MapShelf } from './support/map-shelf.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the game of this device', () => {
  test('is held by the tab that took it last', () => {
    const shelf = new MapShelf();
    const [one, other] = [new Hold(shelf), new Hold(shelf)];
    one.take();
    expect([one.check(), other.check()]).toEqual([true, false]);
    other.take();
    expect([one.check(), other.check()]).toEqual([false, true]);
    one.take();
    expect([one.check(), other.check()]).toEqual([true, false]);
  });

  test('stays with its tab when everything on the shelf is cleared away', () => {
    const shelf = new MapShelf();
    const hold = new Hold(shelf);
    hold.take();
    shelf.items.clear();
    expect(hold.check()).toBe(true);
  });

  test('is gone from a tab as soon as another one says so', () => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const shelf = new MapShelf();
    const hold = new Hold(shelf);
    hold.take();
    new Hold(shelf).take();
    const heard = vi.fn();
    hold.isMine.subscribe(heard);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'turn7 holder' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(hold.isMine.value).toBe(false);
  });
});
