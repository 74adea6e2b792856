/** Which entries came or went between two states of a sheet. */
import type { ScoreEntry, Sheet } from '@turn7/protocol';
import { entryOf } from './change.ts';
import type { Spot } from './drafts.ts';

interface PlacedEntry {
  readonly spot: Spot;
  readonly entry: ScoreEntry;
}

export const entriesThatWent = (before: Sheet, after: Sheet): readonly PlacedEntry[] =>
  entriesIn(before).filter(({ spot: { round, player } }) => entryOf(after, round, player) === null);

export const entriesThatCame = (before: Sheet, after: Sheet): readonly PlacedEntry[] => entriesThatWent(after, before);

const entriesIn = ({ rounds }: Sheet): readonly PlacedEntry[] =>
  rounds.flatMap(({ entries }, round) =>
    Object.entries(entries).map(([player, entry]) => ({ spot: { round, player: Number(player) }, entry })),
  );
