/** What a shared address says of itself: words for a message, a scene for its picture. Only what everybody may see. */
import type { Language } from '@turn7/narration/languages';
import { PREVIEWS, type PreviewWords } from '@turn7/narration/preview';
import { dateAt, startOf } from '@turn7/protocol';
import { admit } from '../live/memberships.ts';
import type { LiveTable } from '../live/tables.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { StoreError } from '../store/store.ts';
import { recordPreview } from './record-preview.ts';
import type { Scene } from './scene/scene.ts';
import { sheetPreview } from './sheet-preview.ts';
import type { Subject } from './subject.ts';
import { tablePreview } from './table-preview.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly scene: Scene;
  /** Whether there is more to see than what kind of thing it is. */
  readonly isOpen: boolean;
}

export interface Wish {
  readonly language: Language;
  /** Where the request came from, as limits count it. */
  readonly address: string;
}

/**
 * Never refuses: what is not there, may not be seen or cannot be looked up now is told by its kind alone, in the same
 * words, so that nobody learns here which codes are tables.
 */
export async function previewOf(services: Services, subject: Subject, wish: Wish): Promise<Preview> {
  const words = PREVIEWS[wish.language];
  try {
    return (await lookedUp(services, subject, wish, words)) ?? plainPreview(subject, wish.language, services.now());
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof StoreError)) throw error;
    return plainPreview(subject, wish.language, services.now());
  }
}

/** Null where there is nothing to look up. Throws a Refusal or a StoreError. */
async function lookedUp(
  services: Services,
  subject: Subject,
  { address }: Wish,
  words: PreviewWords,
): Promise<Preview | null> {
  switch (subject.kind) {
    case 'table': {
      const table = await watchedTable(services, subject.code, address);
      return tablePreview(table.view, words);
    }
    case 'game': {
      const table = await watchedTable(services, subject.code, address);
      const record = await services.store.findRecord(table.code, subject.game);
      return record === null ? null : recordPreview(record, subject, words);
    }
    case 'score': {
      const { sheets } = services;
      const live = await sheets.openFor(address, subject.code);
      return sheetPreview(sheets.show(live, live.seq, address).view.sheet, words);
    }
    default:
      return null;
  }
}

/** Throws a Refusal if there is none, or nobody may watch; a try at the daily challenge would show the day's cards. */
async function watchedTable({ tables }: Services, code: string, address: string): Promise<LiveTable> {
  const table = await tables.openFor(address, code);
  admit(table, null);
  if (table.state.daily !== null) throw new Refusal('unauthorised', 'Nobody may watch a try.');
  return table;
}

/** Of the kind of thing alone. `now`: the time of day. */
export function plainPreview(subject: Subject, language: Language, now: number): Preview {
  const { title, description, ...scene } = plainWords(subject, PREVIEWS[language], longDay(now, language));
  return { title, description, scene: { kind: 'cover', ...scene }, isOpen: false };
}

const faces = (...cards: readonly number[]): Plain['cards'] => cards.map((card) => ({ card }));
const backs = (count: number): Plain['cards'] => Array.from({ length: count }, () => ({ card: null }));

interface Plain extends Pick<Extract<Scene, { kind: 'cover' }>, 'label' | 'headline' | 'line' | 'cards'> {
  readonly title: string;
  readonly description: string;
}

function plainWords(subject: Subject, words: PreviewWords, today: string): Plain {
  const { site, screens, table, replay, review, score, daily } = words;
  switch (subject.kind) {
    case 'site':
      return { ...site, label: null, cards: SEVEN };
    case 'screen': {
      const { title, description } = screens[subject.path];
      return {
        title: `${title} · Turn 7`,
        description,
        label: null,
        headline: title,
        line: description,
        cards: SEVEN,
      };
    }
    case 'table':
      return { ...table, line: table.description, cards: backs(5) };
    case 'score':
      return { ...score, headline: score.title, line: score.description, cards: faces(9, 3, 11, 7, 18) };
    case 'daily':
      return { ...daily, title: daily.title(today), line: `${today}. ${daily.description}`, cards: backs(7) };
    case 'game':
    case 'replay':
      return subject.isReviewed
        ? { ...review, headline: review.title, line: review.description, cards: REVIEWED }
        : { ...replay, headline: replay.title, line: replay.description, cards: faces(6, 11, 19, 2, 15) };
  }
}

const SEVEN: Plain['cards'] = faces(12, 5, 8, 0, 3, 10, 7);

/** A twin at the end: was it luck? */
const REVIEWED: Plain['cards'] = [...faces(9, 4, 18, 11), { card: 4, state: 'twin' }];

/** Of the day in UTC, as challenges count. */
function longDay(now: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(startOf(dateAt(now)));
}
