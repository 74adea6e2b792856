import { afterEach, describe, expect, test, vi } from 'vitest';
import { TabLock } from '../src/device/tab-lock.ts';
import { MapStorage } from './support/map-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the game of this device', () => {
  test('is held by the tab that took it last', () => {
    const storage = new MapStorage();
    const [one, other] = [new TabLock(storage), new TabLock(storage)];
    one.take();
    expect([one.check(), other.check()]).toEqual([true, false]);
    other.take();
    expect([one.check(), other.check()]).toEqual([false, true]);
    one.take();
    expect([one.check(), other.check()]).toEqual([true, false]);
  });

  test('leaves the game of another slot alone', () => {
    const storage = new MapStorage();
    const [one, other] = [new TabLock(storage, 1), new TabLock(storage, 2)];
    one.take();
    other.take();
    expect([one.check(), other.check()]).toEqual([true, true]);
  });

  test('stays with its tab when everything on the storage is cleared away', () => {
    const storage = new MapStorage();
    const lock = new TabLock(storage);
    lock.take();
    storage.items.clear();
    expect(lock.check()).toBe(true);
  });

  test('is gone from a tab as soon as another one says so', () => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const storage = new MapStorage();
    const lock = new TabLock(storage);
    lock.take();
    new TabLock(storage).take();
    const heard = vi.fn();
    lock.isMine.subscribe(heard);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'turn7 holder' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(lock.isMine.value).toBe(false);
  });
});
