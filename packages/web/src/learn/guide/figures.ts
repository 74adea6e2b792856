/** What was measured and computed, made by `npm run guide`. Nothing of it is written by hand. */
import type { Parts } from '@turn7/strategy';
import type { ArmId } from './arms.ts';
import json from './figures.json' with { type: 'json' };
import type { HandId } from './hands.ts';

/** The share of games that one player won, and its standard error. */
export interface WinRate {
  readonly rate: number;
  readonly se: number;
}

/** The mean score of a round of one player alone, with a fresh deck, who stays at a limit. */
export interface RoundMean {
  readonly limit: number;
  readonly mean: number;
  readonly se: number;
}

/** A hand with a fresh deck, played for points by somebody alone: exact. */
export interface HandFigures {
  /** What it scores to stay. */
  readonly points: number;
  /** The chance that the next card busts. */
  readonly bust: number;
  /** The expected score of a hit, played on as well as possible. */
  readonly hit: number;
}

/** How likely a player bust who plays for the win at these totals: exact, two players, numbers alone. */
export interface DuelRisk {
  readonly own: number;
  readonly other: number;
  readonly bust: number;
}

/** Who plays where luck is measured, the best first. */
export const LUCK_TABLE = ['sharp', 'closer', 'count', 'stay:25'] as const;

/** What a review takes a change of the chance to win apart into. */
export const PARTS = ['luck', 'own', 'others', 'correction'] as const satisfies readonly (keyof Parts)[];

export interface LuckFigures {
  /** Games that were reviewed. */
  readonly reviews: number;
  /** How much of the spread of results goes with each part; together 1. */
  readonly shares: Readonly<Record<keyof Parts, WinRate>>;
  readonly leads: readonly Lead[];
}

/** After how many games the best is ahead of another with a chance of 95 %. */
interface Lead {
  readonly other: string;
  /** In wins. */
  readonly byWins: number;
  /** In what their choices have cost, as reviews say. */
  readonly byChoices: number;
}

export interface Figures {
  readonly command: string;
  readonly seed: number;
  /** Of each arm. */
  readonly games: number;
  /** Of each limit. */
  readonly rounds: number;
  readonly arms: Readonly<Record<ArmId, WinRate>>;
  readonly means: readonly RoundMean[];
  readonly hands: Readonly<Record<HandId, HandFigures>>;
  readonly duel: readonly DuelRisk[];
  /** The chance of a Turn 7 for one player who never stays, numbers alone: exact. */
  readonly sevenIfAlways: number;
  readonly luck: LuckFigures;
}

export const FIGURES: Figures = json;
