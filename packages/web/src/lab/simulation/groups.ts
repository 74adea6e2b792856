/** The figures of a simulation by bot: seats with the same bot are one group, since they turn from place to place alike. */

import { type EntrySummary, rateOf, type Summary } from '@turn7/simulator';

/** A value and its standard error. */
export interface Estimate {
  readonly value: number;
  readonly se: number;
}

/** Wins per game and seat; all else per round and seat. */
export interface Group {
  /** The word for its bot. */
  readonly word: string;
  readonly seats: number;
  readonly wins: number;
  readonly winRate: Estimate;
  readonly score: Estimate;
  readonly bust: Estimate;
  readonly turn7: Estimate;
  readonly locked: Estimate;
  /** How many round scores fell into each step. */
  readonly histogram: readonly number[];
}

/** In the order of the seats. */
export function groupsOf({ seats, games }: Summary): readonly Group[] {
  const words = [...new Set(seats.map(({ strategy }) => strategy))];
  return words.map((word) =>
    groupOf(
      word,
      seats.filter(({ strategy }) => strategy === word),
      games,
    ),
  );
}

function groupOf(word: string, members: readonly EntrySummary[], games: number): Group {
  const seats = members.length;
  const wins = members.reduce((sum, member) => sum + member.wins, 0);
  const { rate, se } = rateOf(wins, games); // that one of them wins
  const mean = (value: keyof Measured, error: keyof Measured): Estimate => ({
    value: members.reduce((sum, member) => sum + member[value], 0) / seats,
    se: Math.hypot(...members.map((member) => member[error])) / seats,
  });
  return {
    word,
    seats,
    wins,
    winRate: { value: rate / seats, se: se / seats },
    score: mean('meanRoundScore', 'meanRoundScoreSe'),
    bust: mean('bustRate', 'bustRateSe'),
    turn7: mean('turn7Rate', 'turn7RateSe'),
    locked: mean('lockedRate', 'lockedRateSe'),
    histogram: (members[0]?.histogram ?? []).map((_, step) =>
      members.reduce((sum, { histogram }) => sum + (histogram[step] ?? 0), 0),
    ),
  };
}

/** The figures of a seat that are numbers. */
type Measured = Omit<EntrySummary, 'strategy' | 'histogram'>;

/** What every figure of a result gets. */
export interface ResultProps {
  readonly summary: Summary;
  readonly groups: readonly Group[];
  /** Of the setup that was simulated. */
  readonly address: string;
}
