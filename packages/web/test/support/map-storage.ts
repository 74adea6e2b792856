/** A storage that a test can look at. */
import type { DeviceStorage } from '../../src/device/storage.ts';

export class MapStorage implements DeviceStorage {
  readonly items = new Map<string, string>();
  /** Without it, what is put there lasts as long as the page. */
  hasRoom = true;
  readonly #passing = new Set<string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.items.set(key, text);
    if (this.hasRoom) this.#passing.delete(key);
    else this.#passing.add(key);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  keys(): readonly string[] {
    return [...this.items.keys()];
  }

  isLasting(key: string): boolean {
    return !this.#passing.has(key);
  }
}

/** A browser that keeps nothing. */
export const FULL_STORAGE: DeviceStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {},
  keys: () => [],
  isLasting: () => false,
};
