/** A sheet as everybody may see it: where scores are hidden, those of a round come to light when all of them are in. */
import { entryOf, type Sheet } from '@turn7/protocol';
import type { Spot } from './entries.ts';
import { isComplete, isMissed } from './presence.ts';

/** The same sheet where nothing is hidden. */
export function shownSheet(sheet: Sheet): Sheet {
  const open = sheet.hides ? sheet.rounds.findIndex((_, round) => !isComplete(sheet, round)) : -1;
  if (open < 0) return sheet;
  const rounds = sheet.rounds.map((round, i) => {
    if (i !== open) return round;
    const entries = Object.fromEntries(Object.entries(round.entries).filter(([, entry]) => isMissed(entry)));
    return { ...round, entries };
  });
  return { ...sheet, rounds };
}

/** Whether there is an entry that nobody may be told yet. */
export const isHidden = (sheet: Sheet, { round, player }: Spot): boolean =>
  entryOf(sheet, round, player) !== null && entryOf(shownSheet(sheet), round, player) === null;
