/** Where this device keeps things. */
import { isEmbedded } from './embedded.ts';

export interface DeviceStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Of everything that is kept. */
  keys(): readonly string[];
  /** Whether that, if it is there, outlasts the page. */
  isLasting(key: string): boolean;
}

/** The browser's own storage. What it has no room for, or must not keep, lasts as long as the page. */
class BrowserStorage implements DeviceStorage {
  readonly #ofPage = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#ofPage.get(key) ?? attempt(() => lasting().getItem(key)) ?? null;
  }

  setItem(key: string, text: string): void {
    const isKept = attempt(() => {
      lasting().setItem(key, text);
      return true;
    });
    if (isKept) this.#ofPage.delete(key);
    else this.#ofPage.set(key, text);
  }

  removeItem(key: string): void {
    this.#ofPage.delete(key);
    attempt(() => lasting().removeItem(key));
  }

  keys(): readonly string[] {
    return [...new Set([...this.#ofPage.keys(), ...(attempt(() => Object.keys(lasting())) ?? [])])];
  }

  isLasting(key: string): boolean {
    return !this.#ofPage.has(key);
  }
}

/** Inside a page of somebody else there is none: whoever looks there has come for that page. */
function lasting(): Storage {
  if (isEmbedded) throw new Error('nothing is kept here');
  return globalThis.localStorage;
}

/** Browsers may refuse even a look at the storage; elsewhere there is none. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const deviceStorage: DeviceStorage = new BrowserStorage();

/** Puts a text that nobody can make sense of under a key that nothing else uses: that word and a number. */
export function putAside(storage: DeviceStorage, key: string, text: string, word: string): void {
  let i = 1;
  while (storage.getItem(word + i) !== null) i++;
  storage.removeItem(key); // first: on a full storage there is no room for it twice
  storage.setItem(word + i, text);
}

/** Calls whenever another tab of this browser has written under that key. */
export function whenWrittenElsewhere(key: string, act: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) act();
  });
}
