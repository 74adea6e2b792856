/** A sheet added up: points and totals round by round, who deals, who leads, and whether somebody has won. */
import { NOBODY, type Seat } from '@turn7/engine';
import { entryOf, isComplete, MOST_ROUNDS, pointsIn, type Sheet, type SheetOutcome, totalsOf } from '@turn7/protocol';
import { dealersOf } from './dealers.ts';
import { hasTurn7 } from './entries.ts';

interface RoundStanding {
  /** Whose turn it is to deal. */
  readonly dealer: Seat;
  /** By seat; null for those who have no entry, or were not there. */
  readonly points: readonly (number | null)[];
  /** By seat, after this round. */
  readonly totals: readonly number[];
  /** Everybody who has not left has an entry. */
  readonly complete: boolean;
  /** The seats with a Turn 7; more than one is a mistake, since the first ends the round (R16). */
  readonly sevens: readonly Seat[];
  /** The game was over before it. */
  readonly afterEnd: boolean;
}

/** A seat is a place in `sheet.players`. */
export interface SheetStanding {
  readonly rounds: readonly RoundStanding[];
  /** The first round that is not complete: it may have no entry yet. */
  readonly keptRound: number;
  /** The dealer of that round. */
  readonly dealer: Seat;
  /** By seat: with every entry that there is, up to the end of the game. */
  readonly totals: readonly number[];
  /** By seat, from 1; equal totals share a place. */
  readonly places: readonly number[];
  /** The highest total; nobody while all have none. */
  readonly leaders: readonly Seat[];
  readonly outcome: SheetOutcome;
}

export function standingOf(sheet: Sheet): SheetStanding {
  const dealers = dealersOf(sheet);
  const { running, last, outcome } = totalsOf(sheet);
  const complete = sheet.rounds.map((_, round) => isComplete(sheet, round));
  const open = complete.indexOf(false);
  const keptRound = open < 0 ? Math.min(sheet.rounds.length, MOST_ROUNDS - 1) : open;
  return {
    rounds: sheet.rounds.map((_, round) => ({
      dealer: dealers[round] ?? NOBODY,
      points: pointsIn(sheet, round),
      totals: running[round] ?? [],
      complete: complete[round] ?? false,
      sevens: sevensIn(sheet, round),
      afterEnd: outcome.kind === 'won' && round > outcome.round,
    })),
    keptRound,
    dealer: dealers[keptRound] ?? NOBODY,
    totals: last,
    places: last.map((total) => 1 + last.filter((other) => other > total).length),
    leaders: topOf(last),
    outcome,
  };
}

function sevensIn(sheet: Sheet, round: number): readonly Seat[] {
  const entries = sheet.players.map(({ id }) => entryOf(sheet, round, id));
  return entries.flatMap((entry, seat) => (entry !== null && hasTurn7(entry) ? [seat] : []));
}

const topOf = (totals: readonly number[]): readonly Seat[] => {
  const best = Math.max(0, ...totals);
  return totals.flatMap((total, seat) => (best > 0 && total === best ? [seat] : []));
};
