/** The address that is shown. Who changes it here opens another screen without loading the page anew. */
import { isMotionReduced } from './settings.ts';
import { Signal } from './signal.ts';

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function current(): Address {
  const { pathname, search, hash } = globalThis.location ?? { pathname: '/', search: '', hash: '' }; // tests have no browser
  return { pathname, search, hash };
}

/** Another value whenever an address is opened, even if it is the same one. */
export const address = new Signal<Address>(current());

/** Opens an address of the page. */
export function goTo(next: string): void {
  const { pathname, search, hash } = location;
  const isSamePage = new URL(next, location.href).pathname === pathname;
  history.pushState({ from: isSamePage ? openedFrom() : pathname + search + hash }, '', next);
  showAddress();
}

/** The address that this one was opened from by a link of the page; null where there was none. */
export function openedFrom(): string | null {
  const state: unknown = history.state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/** Opens an address in place of the one that is shown: the browser's back button leads past it. */
export function replaceAddress(next: string): void {
  history.replaceState(null, '', next);
  showAddress();
}

/** Writes what is shown into the address, so that a reload or a bookmark keeps it. Nothing is opened. */
export function keepAddress(next: string): void {
  try {
    history.replaceState(history.state, '', next);
  } catch {
    // Browsers refuse it to somebody who drags a slider for long; the next change has everything.
  }
}

/** What only this device should know stands in the hash, which is never sent to a server. */
export const inHash = (hash: string, name: string): string | null => new URLSearchParams(hash.slice(1)).get(name);

function showAddress(): void {
  const show = () => {
    address.set(current());
    scrollTo(0, 0);
  };
  if (document.startViewTransition && !isMotionReduced()) {
    // The next address, or a page that is hidden, skips it: shown it is all the same.
    document.startViewTransition(show).ready.catch(() => {});
  } else show();
}

/** Links to what `isOfPage`, and the browser's buttons, stay inside the page. */
export function followLinks(isOfPage: (address: Address) => boolean): void {
  addEventListener('popstate', showAddress);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!isOfPage(link)) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}
