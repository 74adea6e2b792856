/** Every address of the page, and the screen that it opens. */
import type { Address } from '../device/address.ts';
import { type LearnPart, PATH } from '../learn/path.ts';

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

export const LAB_PARTS = ['position', 'simulate'] as const;
export type LabPart = (typeof LAB_PARTS)[number];

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
      const lesson = PATH.find(({ part }) => part === inner);
      return lesson === undefined ? null : { screen: 'learn', part: lesson.part, search, hash };
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
