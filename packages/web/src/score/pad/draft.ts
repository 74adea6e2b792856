/** What is being entered for a player and not saved yet: taps on cards, a bust, or a typed score. */
import { type Card, hasRoomFor, isNumber, isTurn7, LIFE_SAVER } from '@turn7/engine';
import type { ScoreEntry } from '@turn7/protocol';
import { cardsOf, namesOf } from '../sheet/entries.ts';

/** An entry as it would be saved now. */
export type Draft = ScoreEntry;

export const EMPTY: Draft = { kind: 'cards', cards: [] };

const withCards = (kind: 'cards' | 'bust', cards: readonly Card[]): Draft => ({ kind, cards: namesOf(cards) });

/** Nothing was entered: not even a 0, which is a card or is typed. */
export const isEmpty = (draft: Draft): boolean => draft.kind === 'cards' && draft.cards.length === 0;

export const countIn = (draft: Draft, card: Card): number => cardsOf(draft).filter((one) => one === card).length;

/** How many different numbers lie there. */
export const numbersIn = (draft: Draft): number => new Set(cardsOf(draft).filter(isNumber)).size;

/** Whether a tap is heard: what lies there can be taken away, and more is put there only if a hand can have it. */
export const takes = (draft: Draft, card: Card, decks: number): boolean =>
  countIn(draft, card) > 0 || fits(draft, card, decks);

const fits = (draft: Draft, card: Card, decks: number): boolean =>
  hasRoomFor(cardsOf(draft), card, decks, draft.kind === 'bust' ? 'busted' : 'kept');

export const mayBust = (draft: Draft): boolean => !isTurn7(cardsOf(draft));

/**
 * A tap on a card puts it down or takes it away. Of a card that a hand can have several times each tap adds one, and the
 * tap after the last takes all of them away.
 */
export function tapped(draft: Draft, card: Card, decks: number): Draft {
  if (!takes(draft, card, decks)) return draft;
  const cards = cardsOf(draft);
  const after = fits(draft, card, decks) ? [...cards, card] : cards.filter((one) => one !== card);
  return withCards(draft.kind === 'bust' ? 'bust' : 'cards', after);
}

/** Busted or, tapped again, not. The cards stay: they were seen. */
export function bustTapped(draft: Draft): Draft {
  if (draft.kind === 'bust') return withCards('cards', withoutTwins(cardsOf(draft)));
  return mayBust(draft) ? withCards('bust', cardsOf(draft)) : draft;
}

/** For those who count cards: whether there is a twin to be named, of a bust or of a Life Saver. */
export const asksTwin = (draft: Draft): boolean =>
  numbersIn(draft) > 0 && (draft.kind === 'bust' || (countIn(draft, LIFE_SAVER) > 0 && mayBust(draft)));

/** The twin that a hand busted with, noted beside the card that it equals; the same again takes it back. */
export function twinTapped(draft: Draft, twin: Card): Draft {
  if (draft.kind !== 'bust') return draft;
  const isNoted = countIn(draft, twin) > 1;
  const cards = withoutTwins(cardsOf(draft));
  return withCards('bust', isNoted ? cards : [...cards, twin]);
}

/** What a Life Saver stopped is gone, and the Life Saver with it. */
export const lifeSaverUsed = (draft: Draft): Draft =>
  draft.kind === 'points'
    ? draft
    : withCards(
        draft.kind,
        cardsOf(draft).filter((card) => card !== LIFE_SAVER),
      );

const withoutTwins = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, i) => !isNumber(card) || cards.indexOf(card) === i);
