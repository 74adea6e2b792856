/** Where this device keeps things. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** Lasts as long as the page. */
const pageShelf = new PageShelf();

/** The browser's own shelf, or the page's where the browser keeps nothing. */
export function deviceShelf(): Shelf {
  try {
    return globalThis.localStorage ?? pageShelf;
  } catch {
    return pageShelf;
  }
}
