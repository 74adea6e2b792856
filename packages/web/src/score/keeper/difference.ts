/** What has changed from one state of a sheet to the next, in words: what was undone, or done again. */
import { isolated } from '@turn7/narration';
import { entryOf, isHidden, isSame, pointsOf, type ScoreEntry, type Sheet, type SheetPlayer } from '@turn7/protocol';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';

/** Empty where nothing has: somebody else has put their hand to it since. */
export function useDifference(): (before: Sheet, after: Sheet) => string {
  const { said, table } = useChapter('score');
  const { common } = useTexts();
  const { changed: t } = said;
  const told = (entry: ScoreEntry | null): string => {
    if (entry === null) return table.nothing;
    return entry.kind === 'bust' ? common.status.busted : number(pointsOf(entry));
  };
  return (before, after) => {
    if (!isSame(before.players, after.players)) return t.players;
    const [changed] = changedEntries(before, after);
    if (changed !== undefined) {
      const [name, spot] = [isolated(changed.player.name), { round: changed.round, player: changed.player.id }];
      if (isHidden(before, spot) || isHidden(after, spot)) return t.hidden(name, spot.round + 1);
      return t.entry(name, spot.round + 1, told(changed.from), told(changed.to));
    }
    const part = (['dealer', 'target', 'decks', 'title', 'hides'] as const).find((one) => before[one] !== after[one]);
    if (part !== undefined) return t[part];
    return isSame(before, after) ? '' : t.seen;
  };
}

interface ChangedEntry {
  readonly player: SheetPlayer;
  readonly round: number;
  readonly from: ScoreEntry | null;
  readonly to: ScoreEntry | null;
}

/** The latest round first. */
const changedEntries = (before: Sheet, after: Sheet): readonly ChangedEntry[] =>
  Array.from({ length: Math.max(before.rounds.length, after.rounds.length) }, (_, round) => round)
    .toReversed()
    .flatMap((round) =>
      after.players
        .map((player) => ({
          ...{ player, round },
          from: entryOf(before, round, player.id),
          to: entryOf(after, round, player.id),
        }))
        .filter(({ from, to }) => !isSame(from, to)),
    );
