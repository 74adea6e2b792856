/** Where this device keeps things. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A shelf that somebody may look through. */
export interface OpenShelf extends Shelf {
  /** Of everything that is kept. */
  keys(): readonly string[];
  /** Whether that, if it is there, outlasts the page. */
  isLasting(key: string): boolean;
}

/** The browser's own shelf. What it has no room for, or must not keep, lasts as long as the page. */
class DeviceShelf implements OpenShelf {
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

  keys(): readonly string[] {
    return [...new Set([...this.#ofPage.keys(), ...(attempt(() => Object.keys(globalThis.localStorage)) ?? [])])];
  }

  isLasting(key: string): boolean {
    return !this.#ofPage.has(key);
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

export const deviceShelf = (): OpenShelf => ofThisDevice;

/** Calls whenever another tab of this browser has written under that key. */
export function whenWrittenElsewhere(key: string, act: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) act();
  });
}
