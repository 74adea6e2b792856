/** What an address of the page is about, as far as a server can see: nothing that stands behind the # ever reaches it. */
import { type PlainScreen, PREVIEWS } from '@turn7/narration/preview';
import { Code } from '@turn7/protocol';

export type Subject =
  | { readonly kind: 'site' }
  /** `search`: what the screen keeps in its address, such as a position of the lab; with its ?, or empty. */
  | { readonly kind: 'screen'; readonly path: PlainScreen; readonly search: string }
  | { readonly kind: 'table'; readonly code: string }
  /** A game of a table that is over. `at`: how many of its events have happened; null for all of them. */
  | {
      readonly kind: 'game';
      readonly code: string;
      readonly game: number;
      readonly at: number | null;
      readonly isReviewed: boolean;
    }
  /** A game that travels inside its link, behind the #. */
  | { readonly kind: 'replay'; readonly isReviewed: boolean }
  | { readonly kind: 'score'; readonly code: string }
  | { readonly kind: 'daily' };

const TABLE = /^(?:\/embed)?\/(?:t|tv)\/(\w{1,64})$/;
const SCORE = /^\/(?:s|board)\/(\w{1,64})$/;
const REPLAY = /^(?:\/embed)?\/replay$/;
/** What is longer is no state of a screen, and no address of a picture. */
const LONGEST_SEARCH = 1000;
const BASE = 'http://page';

/** `address`: path and query, whoever wrote it. */
export function subjectAt(address: string): Subject {
  if (!address.startsWith('/') || !URL.canParse(address, BASE)) return { kind: 'site' };
  const { pathname, search, searchParams } = new URL(address, BASE);
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (isPlainScreen(path)) return { kind: 'screen', path, search: search.length <= LONGEST_SEARCH ? search : '' };
  if (path === '/daily') return { kind: 'daily' };
  if (REPLAY.test(path)) return replayAt(searchParams);
  const table = codeOf(TABLE.exec(path)?.[1]);
  if (table !== null) return { kind: 'table', code: table };
  const score = codeOf(SCORE.exec(path)?.[1]);
  return score === null ? { kind: 'site' } : { kind: 'score', code: score };
}

const isPlainScreen = (path: string): path is PlainScreen => Object.hasOwn(PREVIEWS.en.screens, path);

function replayAt(query: URLSearchParams): Subject {
  const isReviewed = query.has('review');
  const code = codeOf(query.get('table') ?? undefined);
  if (code === null) return { kind: 'replay', isReviewed };
  return { kind: 'game', code, game: wholeIn(query, 'game') ?? 1, at: wholeIn(query, 'at'), isReviewed };
}

function codeOf(text: string | undefined): string | null {
  const code = Code.safeParse(text?.toUpperCase());
  return code.success ? code.data : null;
}

function wholeIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? '';
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The one address of a subject; a code of a wrong form, or anything else that is nothing, is the site. */
export function addressOf(subject: Subject): string {
  switch (subject.kind) {
    case 'site':
      return '/';
    case 'screen':
      return subject.path + subject.search;
    case 'table':
      return `/t/${subject.code}`;
    case 'score':
      return `/s/${subject.code}`;
    case 'daily':
      return '/daily';
    case 'replay':
      return `/replay${subject.isReviewed ? '?review' : ''}`;
    case 'game':
      return `/replay?${gameQuery(subject)}${subject.isReviewed ? '&review' : ''}`;
  }
}

/** Where a page of somebody else shows it in a frame; null for what cannot be shown there. */
export function embedOf(subject: Subject): string | null {
  if (subject.kind === 'table') return `/embed/t/${subject.code}`;
  return subject.kind === 'game' ? `/embed/replay?${gameQuery(subject)}` : null;
}

const gameQuery = ({ code, game, at }: Extract<Subject, { kind: 'game' }>): string =>
  `table=${code}&game=${game}${at === null ? '' : `&at=${at}`}`;
