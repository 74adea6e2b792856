/** A shelf that a test can look at. */
import type { Shelf } from '../../src/device/storage.ts';

export class MapShelf implements Shelf {
  readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.items.set(key, text);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** A browser that keeps nothing. */
export const FULL_SHELF: Shelf = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {},
};
