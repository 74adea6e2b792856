/** Every address of the page, and the screen that it opens. */
import { Store } from './store.ts';

export type Route =
  | { readonly screen: 'front' }
  /** A game on this device: against bots, from hand to hand, or alone. It goes on where it was left. */
  | { readonly screen: 'local' }
  /** An online table, lobby and game; `pass` moves a place here from another device. */
  | { readonly screen: 'table'; readonly code: string; readonly pass: string | null }
  /** The same table for everybody in the room. */
  | { readonly screen: 'tv'; readonly code: string }
  | { readonly screen: 'replay' }
  | { readonly screen: 'rules' }
  | { readonly screen: 'unknown'; readonly path: string };

export function routeOf({ pathname, hash }: { pathname: string; hash: string }): Route {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (first === '') return { screen: 'front' };
  if (first === 'play' && second === undefined) return { screen: 'local' };
  if (first === 'rules' && second === undefined) return { screen: 'rules' };
  if (first === 'replay' && second === undefined) return { screen: 'replay' };
  if (first === 't' && second) return { screen: 'table', code: second.toUpperCase(), pass: passIn(hash) };
  if (first === 'tv' && second) return { screen: 'tv', code: second.toUpperCase() };
  return { screen: 'unknown', path: pathname };
}

const passIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('pass');

export const route = new Store<Route>(routeOf(globalThis.location ?? { pathname: '/', hash: '' }));

/** Opens an address of the page without loading it anew. */
export function goTo(address: string): void {
  history.pushState(null, '', address);
  showAddress();
}

function showAddress(): void {
  const show = () => {
    route.set(routeOf(location));
    scrollTo(0, 0);
  };
  if (document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.startViewTransition(show);
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
