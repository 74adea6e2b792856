/** Every address of the page, and the screen that it opens. */
import { isMotionReduced } from '../device/reduced-motion.ts';
import { Signal } from '../device/signal.ts';

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
  /** The score of a game with real cards, kept by this device. */
  | { readonly screen: 'score' }
  /** The games that this device kept the score of before. */
  | { readonly screen: 'evenings' }
  /** A score that is shared: `key` lets this device help to keep it. */
  | { readonly screen: 'sheet'; readonly code: string; readonly key: string | null }
  /** A score for everybody in the room: a shared one, or with no code this device's own. */
  | { readonly screen: 'board'; readonly code: string | null }
  | { readonly screen: 'learn'; readonly part: LearnPart | null; readonly search: string; readonly hash: string }
  | { readonly screen: 'lab'; readonly part: LabPart | null; readonly search: string }
  | { readonly screen: 'unknown'; readonly path: string };

export const LEARN_PARTS = [
  'basics',
  'scoring',
  'bonus',
  'mistakes',
  'cases',
  'first-game',
  'quiz',
  'strategy',
] as const;
export type LearnPart = (typeof LEARN_PARTS)[number];

export const LAB_PARTS = ['position', 'simulate'] as const;
export type LabPart = (typeof LAB_PARTS)[number];

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

export function routeOf(address: Address): Route {
  const [place = '', inner, ...more] = address.pathname.split('/').filter(Boolean);
  const found = more.length > 0 ? null : inner === undefined ? outer(place, address) : within(place, inner, address);
  return found ?? { screen: 'unknown', path: address.pathname };
}

/** `/place` */
function outer(place: string, { search, hash }: Address): Route | null {
  switch (place) {
    case '':
      return { screen: 'front' };
    case 'play':
      return { screen: 'local' };
    case 'rules':
      return { screen: 'rules' };
    case 'replay':
      return { screen: 'replay', search, hash };
    case 'score':
      return { screen: 'score' };
    case 'board':
      return { screen: 'board', code: null };
    case 'learn':
      return { screen: 'learn', part: null, search, hash };
    case 'lab':
      return { screen: 'lab', part: null, search };
    default:
      return null;
  }
}

/** `/place/inner` */
function within(place: string, inner: string, { search, hash }: Address): Route | null {
  const code = inner.toUpperCase();
  switch (place) {
    case 't':
      return { screen: 'table', code, pass: inHash(hash, 'pass') };
    case 'tv':
      return { screen: 'tv', code };
    case 's':
      return { screen: 'sheet', code, key: inHash(hash, 'key') };
    case 'board':
      return { screen: 'board', code };
    case 'score':
      return inner === 'evenings' ? { screen: 'evenings' } : null;
    case 'learn': {
      const part = LEARN_PARTS.find((one) => one === inner);
      return part === undefined ? null : { screen: 'learn', part, search, hash };
    }
    case 'lab': {
      const part = LAB_PARTS.find((one) => one === inner);
      return part === undefined ? null : { screen: 'lab', part, search };
    }
    default:
      return null;
  }
}

/** What only this device should know is never sent to a server. */
const inHash = (hash: string, name: string): string | null => new URLSearchParams(hash.slice(1)).get(name);

export const route = new Signal<Route>(routeOf(globalThis.location ?? { pathname: '/', search: '', hash: '' }));

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

/** Writes what is shown into the address, so that a reload or a bookmark keeps it. Nothing is opened. */
export function keepAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Browsers refuse it to somebody who drags a slider for long; the next change has everything.
  }
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
