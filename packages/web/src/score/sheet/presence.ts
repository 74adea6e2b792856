/**
 * Who was there in which round. Whoever comes later has an entry without any card in the rounds that were over by then;
 * whoever has left was there up to their last entry.
 */
import {
  entryOf,
  isComplete,
  isMissed,
  type ScoreEntry,
  type Sheet,
  type SheetChange,
  type SheetPlayer,
} from '@turn7/protocol';

/** Stands in the rounds that a player missed. */
export const MISSED: ScoreEntry = { kind: 'cards', cards: [] };

/** Whether a round was played by that player, or is going to be. */
export function wasThere(sheet: Sheet, player: SheetPlayer, round: number): boolean {
  if (isMissed(entryOf(sheet, round, player.id))) return false;
  if (!player.left) return true;
  return sheet.rounds.some((_, i) => i >= round && entryOf(sheet, i, player.id) !== null);
}

/** The changes that seat somebody new, or somebody who was gone: they play from the round on that is not complete. */
export function seating(sheet: Sheet, player: SheetPlayer): readonly SheetChange[] {
  const missed = sheet.rounds
    .map((_, round) => round)
    .filter((round) => isComplete(sheet, round) && entryOf(sheet, round, player.id) === null);
  return [
    { kind: 'player', id: player.id, player: { ...player, left: false } },
    ...missed.map((round) => ({ kind: 'entry', round, player: player.id, entry: MISSED }) as const),
  ];
}

export const MOST_IDS = 1_000_000;

/** An id that nobody has. It is drawn, not counted: two people who help to keep a score may both seat somebody. */
export function freshPlayerId({ players, rounds }: Sheet): number {
  const taken = new Set([
    ...players.map(({ id }) => id),
    ...rounds.flatMap(({ entries }) => Object.keys(entries).map(Number)),
  ]);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    const id = 1 + (drawn % MOST_IDS);
    if (!taken.has(id)) return id;
  }
}
