/** What the screen is about: an entry, the end of a round, or the end of the game. */
import type { Seat } from '@turn7/engine';
import { entryOf, isComplete, playerOf, type Sheet, type SheetPlayer } from '@turn7/protocol';
import type { Spot } from '../sheet/entries.ts';
import type { SheetStanding } from '../sheet/standing.ts';

export type Phase =
  /** Nobody is there to have a score. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'entering'; readonly spot: Spot }
  | { readonly kind: 'round over'; readonly round: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly round: number };

interface Wishes {
  /** Whose entry somebody asked for. */
  readonly chosen: Spot | null;
  /** Whether the round after the last complete one was begun. */
  readonly isBegun: boolean;
}

export function phaseOf(sheet: Sheet, standing: SheetStanding, { chosen, isBegun }: Wishes): Phase {
  const { keptRound, outcome, dealer } = standing;
  if (chosen !== null && chosen.round <= keptRound && playerOf(sheet, chosen.player) !== null)
    return { kind: 'entering', spot: chosen };
  if (outcome.kind === 'won') return outcome;
  if (keptRound > 0 && keptRound === sheet.rounds.length && !isBegun)
    return { kind: 'round over', round: keptRound - 1 };
  const first = nextOpen(sheet, keptRound, dealer);
  if (first !== null) return { kind: 'entering', spot: { round: keptRound, player: first.id } };
  return isComplete(sheet, keptRound) ? { kind: 'round over', round: keptRound } : { kind: 'nobody' };
}

/** The first player clockwise after that seat who is there and has no entry; null if all have one. */
export function nextOpen(sheet: Sheet, round: number, after: Seat): SheetPlayer | null {
  const { players } = sheet;
  const clockwise = [...players.slice(after + 1), ...players.slice(0, after + 1)];
  return clockwise.find(({ id, left }) => !left && entryOf(sheet, round, id) === null) ?? null;
}

/** Those who have a place in a round, in the order of the seats. */
export const playersIn = (sheet: Sheet, round: number): readonly SheetPlayer[] =>
  sheet.players.filter(({ id, left }) => !left || entryOf(sheet, round, id) !== null);
