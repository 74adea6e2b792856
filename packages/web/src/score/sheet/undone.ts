/** Which entries came or went between two states of a sheet; that somebody was not there is none. */
import { entryOf, type ScoreEntry, type Sheet } from '@turn7/protocol';
import type { Spot } from '../pad/drafts.ts';
import { isMissed } from '../share/presence.ts';

interface PlacedEntry {
  readonly spot: Spot;
  readonly entry: ScoreEntry;
}

export const entriesThatWent = (before: Sheet, after: Sheet): readonly PlacedEntry[] =>
  entriesIn(before).filter(({ spot: { round, player } }) => entryOf(after, round, player) === null);

export const entriesThatCame = (before: Sheet, after: Sheet): readonly PlacedEntry[] => entriesThatWent(after, before);

const entriesIn = ({ rounds }: Sheet): readonly PlacedEntry[] =>
  rounds.flatMap(({ entries }, round) =>
    Object.entries(entries)
      .filter(([, entry]) => !isMissed(entry))
      .map(([player, entry]) => ({ spot: { round, player: Number(player) }, entry })),
  );
