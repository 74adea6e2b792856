/** What an entry is worth. */
import { type Card, isTurn7, scoreOf } from '@turn7/engine';
import type { ScoreEntry } from '@turn7/protocol';
import { cardsIn } from '../pad/cards.ts';

export const pointsOf = (entry: ScoreEntry): number => {
  if (entry.kind === 'points') return entry.points;
  return entry.kind === 'cards' ? scoreOf(cardsIn(entry.cards)).total : 0;
};

/** Made by its cards: of points alone nobody knows. */
export const hasTurn7 = (entry: ScoreEntry): boolean => entry.kind === 'cards' && isTurn7(cardsIn(entry.cards));

/** The cards of an entry, as far as they are known. */
export const cardsOfEntry = (entry: ScoreEntry): readonly Card[] =>
  entry.kind === 'points' ? [] : cardsIn(entry.cards);
