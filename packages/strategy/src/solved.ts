/** What the solver has found, made by `npm run solve`: tables to be looked up and shown. */
import duel from '../data/duel.json' with { type: 'json' };
import solver from '../data/solver.json' with { type: 'json' };
import type { ScoreChance } from './exact/outcome.ts';
import type { ChartCell } from './rule.ts';

/** One round with a fresh deck for one seat that plays for the highest expected score. */
export interface SolvedDeck {
  /**
   * `numbers`, `modifiers`, `life savers`: with all cards up to these. `solo`: all 94, Locks and Turn Threes played on
   * oneself; `solo, Locks last`: the same where a Lock drawn for a Turn Three waits for all others.
   */
  readonly name: string;
  readonly cards: number;
  readonly value: number;
  readonly bust: number;
  readonly turn7: number;
  /** How many such rounds it takes to get to 200, on average. */
  readonly roundsTo200: number;
  readonly scores: readonly ScoreChance[];
}

export interface SolvedRule {
  /** What it looks at: `risk`, `sum`, `count`; or `always hit`. */
  readonly rule: string;
  /** The seat stays from here on; null where it never does. */
  readonly limit: number | null;
  readonly value: number;
  readonly bust: number;
  readonly turn7: number;
}

export interface Solved {
  readonly decks: readonly SolvedDeck[];
  /** Simple rules with numbers alone, with the limits that were published. */
  readonly rules: readonly SolvedRule[];
  /** When it is best to hit, with numbers alone. */
  readonly chart: readonly ChartCell[];
}

/** Two players, numbers alone: playing for the win against one who plays for the score. See duel.ts. */
export interface SolvedDuel {
  readonly target: number;
  /** The chance to win at 0 : 0, and the same if a tie is half a win. */
  readonly win: number;
  readonly winWithHalfTies: number;
  /** The totals of the tables: a row is one's own, a column the other's. */
  readonly totals: readonly number[];
  readonly wins: readonly (readonly number[])[];
  readonly busts: readonly (readonly number[])[];
}

export const SOLVED: Solved = solver;
export const SOLVED_DUEL: SolvedDuel = duel;
