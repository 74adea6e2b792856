/** A round robin: every bot alone against a field of every other, at tables of several sizes. */
import type { Table } from './play.ts';
import { rateOf } from './summary.ts';

/** One bot against as many of another as fill the table. */
export interface Match {
  readonly players: number;
  readonly bot: string;
  readonly field: string;
}

export interface MatchResult extends Match {
  readonly games: number;
  /** Of the bot that is alone. */
  readonly wins: number;
  /** Of the field together. */
  readonly fieldWins: number;
  /** The share of games that the bot would have won without luck, if that was measured. */
  readonly lessLuck?: { readonly rate: number; readonly se: number };
}

/** Every pair at every size. A match of two is the same seen from either side, and is played once. */
export function matchesOf(bots: readonly string[], sizes: readonly number[]): Match[] {
  return sizes.flatMap((players) =>
    bots.flatMap((bot, i) =>
      bots.flatMap((field, j) => (i === j || (players === 2 && i > j) ? [] : [{ players, bot, field }])),
    ),
  );
}

/** The table of a match; the bot is its first entry. */
export const tableOf = ({ players, bot, field }: Match, seed: number, target: number, lessLuck = false): Table => ({
  entries: [bot, ...Array<string>(players - 1).fill(field)],
  seed,
  target,
  ...(lessLuck && { lessLuck }),
});

/** How a bot did against a field, from whichever side the match was played; undefined if it was not. */
export function resultFor(results: readonly MatchResult[], match: Match): MatchResult | undefined {
  const { players, bot, field } = match;
  const played = (one: string, other: string): MatchResult | undefined =>
    results.find((result) => result.players === players && result.bot === one && result.field === other);
  const mirrored = players === 2 ? played(field, bot) : undefined;
  if (!mirrored) return played(bot, field);
  const { games, wins, fieldWins, lessLuck } = mirrored;
  const other = lessLuck && { lessLuck: { rate: 1 - lessLuck.rate, se: lessLuck.se } };
  return { ...match, games, wins: fieldWins, fieldWins: wins, ...other };
}

/** The share of games that the bot won, and its standard error. */
export const winRateOf = ({ wins, games }: MatchResult): { rate: number; se: number } => rateOf(wins, games);
