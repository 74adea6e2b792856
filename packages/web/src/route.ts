/** Every address of the page, and the screen that it opens. */
import { isMotionReduced } from './motion/reduced.ts';
import { Store } from './store.ts';

export type Route =
  | { readonly screen: 'front' }
  /** A game on this device: against bots, from hand to hand, or alone. It goes on where it was left. */
  | { readonly screen: 'local' }
  /** An online table, lobby and game; `pass` moves a place here from another device. */
  | { readonly screen: 'table'; readonly code: string; readonly pass: string | null }
  /** The same table for everybody in the room. */
  | { readonly screen: 'tv'; readonly code: string }
  /** The rest of the address names a game, or has one in it. */
  | { readonly screen: 'replay'; readonly search: string; readonly hash: string }
  | { readonly screen: 'rules' }
  | { readonly screen: 'unknown'; readonly path: string };

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

export function routeOf({ pathname, search, hash }: Address): Route {
  const [place = '', code, ...more] = pathname.split('/').filter(Boolean);
  if (code === undefined) {
    if (place === '') return { screen: 'front' };
    if (place === 'play') return { screen: 'local' };
    if (place === 'rules') return { screen: 'rules' };
    if (place === 'replay') return { screen: 'replay', search, hash };
  } else if (more.length === 0) {
    if (place === 't') return { screen: 'table', code: code.toUpperCase(), pass: passIn(hash) };
    if (place === 'tv') return { screen: 'tv', code: code.toUpperCase() };
  }
  return { screen: 'unknown', path: pathname };
}

const passIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('pass');

export const route = new Store<Route>(routeOf(globalThis.location ?? { pathname: '/', search: '', hash: '' }));

/** Opens an address of the page without loading it anew. */
export function goTo(address: string): void {
  const { pathname, search, hash } = location;
  const isSamePage = new URL(address, location.href).pathname === pathname;
  history.pushState({ from: isSamePage ? openedFrom() : pathname + search + hash }, '', address);
  showAddress();
}

/** The address that this one was opened from by a link of the page; null where there was none. */
export function openedFrom(): string | null {
  const state: unknown = history.state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/** Opens an address in place of the one that is shown: the browser's back button leads past it. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  showAddress();
}

function showAddress(): void {
  const show = () => {
    route.set(routeOf(location));
    scrollTo(0, 0);
  };
  if (document.startViewTransition && !isMotionReduced()) {
    // The next address, or a page that is hidden, skips it: shown it is all the same.
    document.startViewTransition(show).ready.catch(() => {});
  } else show();
}

/** Links and the browser's buttons stay inside the page. */
export function followLinks(): void {
  addEventListener('popstate', showAddress);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (routeOf(link).screen === 'unknown') return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}
