/** The entries of a sheet: their cards, and which came or went. */
import { type Card, type CardName, isTurn7, nameOf } from '@turn7/engine';
import { cardsIn, entryOf, isMissed, type ScoreEntry, type Sheet } from '@turn7/protocol';

/** Whose, and of which round. */
export interface Spot {
  readonly round: number;
  /** Id of a player. */
  readonly player: number;
}

/** Made by its cards: of points alone nobody knows. */
export const hasTurn7 = (entry: ScoreEntry): boolean => entry.kind === 'cards' && isTurn7(cardsIn(entry.cards));

/** The cards of an entry, as far as they are known. */
export const cardsOf = (entry: ScoreEntry): readonly Card[] => (entry.kind === 'points' ? [] : cardsIn(entry.cards));

/** In the order given. */
export const namesOf = (cards: readonly Card[]): CardName[] => cards.map(nameOf);

export interface PlacedEntry {
  readonly spot: Spot;
  readonly entry: ScoreEntry;
}

/** Which entries came or went between two states of a sheet; that somebody was not there is none. */
export const entriesThatWent = (before: Sheet, after: Sheet): readonly PlacedEntry[] =>
  entriesIn(before).filter(({ spot: { round, player } }) => entryOf(after, round, player) === null);

export const entriesThatCame = (before: Sheet, after: Sheet): readonly PlacedEntry[] => entriesThatWent(after, before);

const entriesIn = ({ rounds }: Sheet): readonly PlacedEntry[] =>
  rounds.flatMap(({ entries }, round) =>
    Object.entries(entries)
      .filter(([, entry]) => !isMissed(entry))
      .map(([player, entry]) => ({ spot: { round, player: Number(player) }, entry })),
  );
