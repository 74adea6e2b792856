/** The address that is shown. Who changes it here opens another screen without loading the page anew. */
import { systemClock } from './clock.ts';
import { Gathered } from './gathered.ts';
import { isMotionReduced } from './settings.ts';
import { Signal } from './signal.ts';
import { isText, parts } from './stored.ts';

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function current(): Address {
  const { pathname, search, hash } = globalThis.location ?? { pathname: '/', search: '', hash: '' }; // tests have no browser
  return { pathname, search, hash };
}

/** Another value whenever an address is opened, even if it is the same one. */
export const address = new Signal<Address>(current());

/** What the browser keeps with an address, over reloads and on the way back to it. */
type Kept = Readonly<Record<string, unknown>>;

/** Opens an address of the page. */
export function goTo(next: string, kept: Kept = {}): void {
  unwritten.flush();
  const { pathname, search, hash } = location;
  const isSamePage = new URL(next, location.href).pathname === pathname;
  history.pushState({ from: isSamePage ? openedFrom() : pathname + search + hash, ...kept }, '', next);
  showAddress();
}

/** The address that this one was opened from by a link of the page; null where there was none. */
export function openedFrom(): string | null {
  const { from } = keptWithAddress();
  return isText(from) ? from : null;
}

export const keptWithAddress = (): Kept => parts(history.state);

/** Opens an address in place of the one that is shown: the browser's back button leads past it. */
export function replaceAddress(next: string, kept: Kept | null = null): void {
  unwritten.drop();
  history.replaceState(kept, '', next);
  showAddress();
}

interface Unwritten {
  readonly next: string;
  readonly kept: Kept;
}

/** In milliseconds. Safari refuses a hundred changes in half a minute: somebody who scrubs makes sixty. */
const PAUSE = 500;

const unwritten = new Gathered<Unwritten>(systemClock, PAUSE, ({ next, kept }) => {
  try {
    history.replaceState({ ...keptWithAddress(), ...kept }, '', next);
  } catch {
    // A browser that refuses all the same: the next change has everything.
  }
});

/** Whether the screen is still that of the address before: what it would keep is not about this one. */
let isLeaving = false;

/** Writes what is shown into the address, so that a reload or a bookmark keeps it. Nothing is opened. */
export function keepAddress(next: string, kept: Kept = {}): void {
  if (!isLeaving) unwritten.put({ next, kept });
}

/** What only this device should know stands in the hash, which is never sent to a server. */
export const inHash = (hash: string, name: string): string | null => new URLSearchParams(hash.slice(1)).get(name);

function showAddress(): void {
  isLeaving = true;
  const show = () => {
    isLeaving = false;
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
  addEventListener('popstate', () => {
    unwritten.drop(); // it belongs to the address that was left
    showAddress();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!isOfPage(link)) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}
