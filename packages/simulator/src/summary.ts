/** A tally in figures: rates, means and their standard errors. */
import { BUSTED, type HouseRules, houseRulesFrom, LOCKED } from '@turn7/engine';
import type { Table } from './play.ts';
import type { Tally } from './tally.ts';

/** Round scores are shown in steps of so many points; the last step has no end. */
const SCORE_STEP = 5;
const SCORE_STEPS = 17;

/** With the house rules that were played by. */
export interface Summary extends HouseRules {
  readonly games: number;
  /** Playing time: from the first game's start to the last one's end, whatever the number of threads. */
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** Rounds a game. */
  readonly rounds: number;
  /** How many games took no round, one, two and so on up to the longest; see LONGEST for games that are very long. */
  readonly lengths: readonly number[];
  /** Cards drawn a game. */
  readonly cards: number;
  readonly turn7PerRound: number;
  /** Games that ended without a winner (R48). */
  readonly withoutWinner: number;
  readonly seed: number;
  /** The width of the steps of a histogram, in points. */
  readonly scoreStep: number;
  /** One for each entry, in their order. */
  readonly seats: readonly EntrySummary[];
}

/** Rates are per round, but for the win rate, which is per game; `se` and `…Se` are standard errors. */
export interface EntrySummary {
  readonly strategy: string;
  readonly wins: number;
  readonly winRate: number;
  readonly se: number;
  readonly meanRoundScore: number;
  readonly meanRoundScoreSe: number;
  readonly bustRate: number;
  readonly bustRateSe: number;
  readonly turn7Rate: number;
  readonly turn7RateSe: number;
  readonly lockedRate: number;
  readonly lockedRateSe: number;
  /** How many round scores fell into each step: 0 to 4, 5 to 9 and so on, the last without end. */
  readonly histogram: readonly number[];
}

/** The figures of at least one game. */
export function summaryOf(table: Table, tally: Tally, seconds: number): Summary {
  const { games, rounds, cards } = tally;
  const seats = table.entries.map((strategy, entry) => entrySummary(strategy, tally, entry));
  const sevens = seats.reduce((sum, _, entry) => sum + tally.sevens(entry), 0);
  return {
    games,
    seconds,
    gamesPerSecond: games / seconds,
    rounds: rounds / games,
    lengths: lengthsOf(tally),
    cards: cards / games,
    turn7PerRound: sevens / rounds,
    withoutWinner: games - seats.reduce((sum, { wins }) => sum + wins, 0),
    seed: table.seed,
    ...houseRulesFrom(table),
    scoreStep: SCORE_STEP,
    seats,
  };
}

function lengthsOf({ lengths }: Tally): number[] {
  return lengths.slice(0, lengths.findLastIndex((games) => games > 0) + 1);
}

function entrySummary(strategy: string, tally: Tally, entry: number): EntrySummary {
  const { games, rounds } = tally;
  const wins = tally.wins(entry);
  const scores = tally.scores(entry);
  const [win, bust] = [rateOf(wins, games), rateOf(tally.ended(entry, BUSTED), rounds)];
  const [seven, locked] = [rateOf(tally.sevens(entry), rounds), rateOf(tally.ended(entry, LOCKED), rounds)];
  const score = meanOf(scores);
  return {
    strategy,
    wins,
    winRate: win.rate,
    se: win.se,
    meanRoundScore: score.mean,
    meanRoundScoreSe: score.se,
    bustRate: bust.rate,
    bustRateSe: bust.se,
    turn7Rate: seven.rate,
    turn7RateSe: seven.se,
    lockedRate: locked.rate,
    lockedRateSe: locked.se,
    histogram: histogramOf(scores),
  };
}

/**
 * A rate over so many trials, and its standard error √(p (1 − p) / n). Rounds are taken as independent trials, which
 * they nearly are. Where it happened never or always, the error is that of two trials more, one of each kind: three
 * defeats in three games do not prove that a bot never wins.
 */
export function rateOf(count: number, trials: number): { rate: number; se: number } {
  const isOneSided = count === 0 || count === trials;
  return { rate: count / trials, se: isOneSided ? errorOf(count + 1, trials + 2) : errorOf(count, trials) };
}

const errorOf = (count: number, trials: number): number =>
  Math.sqrt(((count / trials) * (1 - count / trials)) / trials);

/** The mean of values given as how many there are of each, and its standard error. */
export function meanOf(counts: readonly number[]): { mean: number; se: number } {
  const sum = (weight: (value: number) => number): number =>
    counts.reduce((total, count, value) => total + count * weight(value), 0);
  const trials = sum(() => 1);
  const mean = sum((value) => value) / trials;
  const variance = sum((value) => (value - mean) ** 2) / trials;
  return { mean, se: Math.sqrt(variance / trials) };
}

function histogramOf(scores: readonly number[]): number[] {
  const steps = Array<number>(SCORE_STEPS).fill(0);
  for (const [score, count] of scores.entries()) {
    steps[Math.min(Math.floor(score / SCORE_STEP), SCORE_STEPS - 1)]! += count; // a step below their number
  }
  return steps;
}

/** Of a summary as a spreadsheet reads it. */
const COLUMNS = [
  'strategy',
  'wins',
  'winRate',
  'se',
  'meanRoundScore',
  'meanRoundScoreSe',
  'bustRate',
  'bustRateSe',
  'turn7Rate',
  'turn7RateSe',
  'lockedRate',
  'lockedRateSe',
] as const satisfies readonly (keyof EntrySummary)[];

/** The figures of a simulation for a spreadsheet: a row for each entry. No name of a bot needs quotes. */
export function summaryCsv({ games, rounds, cards, seats }: Summary): string {
  const rows = seats.map((seat) => [...COLUMNS.map((column) => seat[column]), games, rounds, cards]);
  return [[...COLUMNS, 'games', 'rounds', 'cards'], ...rows].map((row) => `${row.join(',')}\n`).join('');
}
