/** Where this device keeps things. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's, or one that lasts as long as the page where the browser keeps nothing. */
export function deviceShelf(): Shelf {
  try {
    return globalThis.localStorage ?? new PageShelf();
  } catch {
    return new PageShelf();
  }
}

class PageShelf implements Shelf {
  readonly #items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#items.set(key, text);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}
