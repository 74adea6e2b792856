/** Where this device keeps things. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's own shelf. What it has no room for, or must not keep, lasts as long as the page. */
class DeviceShelf implements Shelf {
  readonly #ofPage = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#ofPage.get(key) ?? attempt(() => globalThis.localStorage.getItem(key)) ?? null;
  }

  setItem(key: string, text: string): void {
    const isKept = attempt(() => {
      globalThis.localStorage.setItem(key, text);
      return true;
    });
    if (isKept) this.#ofPage.delete(key);
    else this.#ofPage.set(key, text);
  }

  removeItem(key: string): void {
    this.#ofPage.delete(key);
    attempt(() => globalThis.localStorage.removeItem(key));
  }
}

/** Browsers may refuse even a look at the shelf; elsewhere there is none. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const ofThisDevice = new DeviceShelf();

export const deviceShelf = (): Shelf => ofThisDevice;

/** Calls whenever another tab of this browser has written under that key. */
export function whenWrittenElsewhere(key: string, act: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) act();
  });
}
