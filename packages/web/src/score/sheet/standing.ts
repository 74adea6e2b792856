/** A sheet added up: points and totals round by round, who deals, who leads, and whether somebody has won. */
import { leadersAmong, NOBODY, type Seat, winnerAmong } from '@turn7/engine';
import { entryOf, MOST_ROUNDS, type Sheet } from '@turn7/protocol';
import { dealersOf } from './dealers.ts';
import { hasTurn7, pointsOf } from './entries.ts';
import { isComplete, isMissed } from './presence.ts';

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

type SheetOutcome =
  | { readonly kind: 'playing' }
  /** At or above the target nobody is alone at the top: everybody plays on (R44). */
  | { readonly kind: 'tie'; readonly seats: readonly Seat[] }
  /** `round`: the one that ended the game (R43). */
  | { readonly kind: 'won'; readonly seat: Seat; readonly round: number };

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
  const totals = runningTotals(sheet);
  const complete = sheet.rounds.map((_, round) => isComplete(sheet, round));
  const open = complete.indexOf(false);
  const keptRound = open < 0 ? Math.min(sheet.rounds.length, MOST_ROUNDS - 1) : open;
  const outcome = outcomeOf(sheet, totals.slice(0, open < 0 ? totals.length : open));
  const last = totals.at(outcome.kind === 'won' ? outcome.round : -1) ?? sheet.players.map(() => 0);
  return {
    rounds: sheet.rounds.map((_, round) => ({
      dealer: dealers[round] ?? NOBODY,
      points: pointsIn(sheet, round),
      totals: totals[round] ?? [],
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

const pointsIn = (sheet: Sheet, round: number): readonly (number | null)[] =>
  sheet.players.map(({ id }) => {
    const entry = entryOf(sheet, round, id);
    return entry === null || isMissed(entry) ? null : pointsOf(entry);
  });

function sevensIn(sheet: Sheet, round: number): readonly Seat[] {
  const entries = sheet.players.map(({ id }) => entryOf(sheet, round, id));
  return entries.flatMap((entry, seat) => (entry !== null && hasTurn7(entry) ? [seat] : []));
}

/** By round, by seat. */
function runningTotals(sheet: Sheet): readonly (readonly number[])[] {
  let totals: readonly number[] = sheet.players.map(() => 0);
  return sheet.rounds.map((_, round) => {
    const points = pointsIn(sheet, round);
    totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    return totals;
  });
}

const topOf = (totals: readonly number[]): readonly Seat[] => {
  const best = Math.max(0, ...totals);
  return totals.flatMap((total, seat) => (best > 0 && total === best ? [seat] : []));
};

/** Judged after each round that is complete, as are all before it: the first one with a winner ends the game. */
function outcomeOf({ target }: Sheet, totals: readonly (readonly number[])[]): SheetOutcome {
  const winners = totals.map((after) => winnerAmong(after, target));
  const round = winners.findIndex((seat) => seat !== NOBODY);
  const seat = winners[round];
  if (seat !== undefined) return { kind: 'won', seat, round };
  const seats = leadersAmong(totals.at(-1) ?? [], target);
  return seats.length > 0 ? { kind: 'tie', seats } : { kind: 'playing' };
}
