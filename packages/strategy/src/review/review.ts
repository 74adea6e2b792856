/**
 * What a review says of a game: how much of it was luck, and how much was choices. Chances to win lie between 0 and 1 and
 * assume that from there on everybody plays like `sharp`. Seats, moves and rounds of the lists below count from 0, as
 * everywhere in code; whoever tells people counts from 1.
 *
 * For every seat `result − start = luck + own + others + correction`, exactly.
 */
import type { Card, Choice, DrawReason, Seat, StandIn } from '@turn7/engine';
import type { Advice } from '../bot.ts';

export interface Review {
  /** False where the record ends before the game: the result is then the chance to win at its last question. */
  readonly finished: boolean;
  /** Nobody where the game is not finished, or over without a winner (R48). */
  readonly winner: Seat | null;
  readonly seats: readonly SeatReview[];
  readonly rounds: readonly RoundReview[];
  /** In the order in which they were made: `choices[i]` is move i of the record. */
  readonly choices: readonly ChoiceReview[];
  /** In the order in which they were drawn. */
  readonly cards: readonly CardReview[];
  /** Everybody's chance over the game: at its start, and after each card and choice that may have changed it. */
  readonly curve: readonly CurvePoint[];
  /** What changed the chances most, in the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
  readonly highlights: Highlights;
  readonly precision: Precision;
}

/** The four parts of what became of a chance. */
export interface Parts<T = number> {
  /** What the cards did, whoever drew them. */
  readonly luck: T;
  /** What the own choices did, compared with those of `sharp`. */
  readonly own: T;
  /** What the choices of the others did, and those that a bot made in the player's place. */
  readonly others: T;
  /** By how much the chances that rounds start with were off: an error of the estimate, neither luck nor skill. */
  readonly correction: T;
}

export interface SeatReview extends Parts {
  readonly name: string;
  readonly start: number;
  readonly result: number;
  /** From 0 to 100, by what the choices cost on average; null for a seat that never chose. */
  readonly accuracy: number | null;
  /** How many choices were its own, and how many of each grade; how many a bot made in its place. */
  readonly choices: number;
  readonly standIns: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** What its choices cost together. */
  readonly cost: number;
  /** Standard errors. */
  readonly se: Parts & { readonly cost: number };
}

/** Every list is by seat. */
export interface RoundReview extends Parts<readonly number[]> {
  /** The first event of the round, as `at` of a curve point. */
  readonly at: number;
  /** The chances before it and after it. */
  readonly start: readonly number[];
  readonly end: readonly number[];
  /** Standard errors of the correction. */
  readonly se: readonly number[];
}

/** From the best to the worst. */
export const GRADES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

export interface ChoiceReview {
  /** Its place among the moves of the record. */
  readonly move: number;
  readonly round: number;
  /** How many events have happened when it is asked. */
  readonly at: number;
  readonly seat: Seat;
  /** The card that needs a target, or null where the question is hit or stay. */
  readonly card: Card | null;
  readonly played: Choice;
  /** Why a bot made it for the player; null where it was their own. */
  readonly standIn: StandIn | null;
  /** The played one where no other is measurably better. */
  readonly best: Choice;
  /** What `sharp` would have done: what a choice is compared with in the sums. */
  readonly par: Choice;
  /** The seat's chance before it (with `sharp`'s answer) and after it: `after − before` is its share in `own`, or in `others` of a stand-in. */
  readonly before: number;
  readonly after: number;
  /** What it did to everybody's chance, by seat. */
  readonly effect: readonly number[];
  /** By how much it is better for the seat than the answer of somebody who counts the cards. */
  readonly gain: number;
  /** What it cost against the best answer; never below 0. */
  readonly cost: number;
  /** The same as it was measured: chance may take it below 0, and on average it is right. */
  readonly measured: number;
  /** The standard error of that. */
  readonly se: number;
  readonly grade: Grade;
  /** The chance to win after each answer that was looked at. */
  readonly options: readonly ReviewedOption[];
  /** The best answer with its reason, for `adviceText`. */
  readonly advice: Advice;
}

export interface ReviewedOption {
  readonly choice: Choice;
  readonly value: number;
  readonly se: number;
}

export interface CardReview {
  readonly seat: Seat;
  readonly card: Card;
  readonly reason: DrawReason;
  readonly round: number;
  /** How many moves of the record come before it. */
  readonly move: number;
  /** How many events have happened when it lies there. */
  readonly at: number;
  /** By seat; the sum is 0. */
  readonly luck: readonly number[];
  /** The standard error of what it did to the seat that drew it. */
  readonly se: number;
}

export interface CurvePoint {
  /** How many events of the record's replay have happened: where a replay shows it. */
  readonly at: number;
  /** How many moves have been made. */
  readonly move: number;
  readonly round: number;
  readonly chances: readonly number[];
  readonly cause: Cause;
}

/** Why the chances are others than at the point before. `index`: into `cards` or `choices`. */
export type Cause =
  | { readonly kind: 'start' }
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'choice'; readonly index: number }
  /** A round begins, and its chances are measured anew. */
  | { readonly kind: 'correction' };

export interface TurningPoint {
  readonly at: number;
  readonly round: number;
  readonly cause: Extract<Cause, { readonly kind: 'card' | 'choice' }>;
  /** By seat. */
  readonly change: readonly number[];
  /** Who gained and who lost most by it. */
  readonly gainer: Seat;
  readonly loser: Seat;
}

/** Indices into `choices` and `cards`, each for all seats and for each seat; null where there is none to speak of. */
export interface Highlights extends Highlighted {
  readonly seats: readonly Highlighted[];
}

export interface Highlighted {
  /** The good one that gained most on somebody who counts the cards, and the one that cost most. */
  readonly bestChoice: number | null;
  readonly worstChoice: number | null;
  /** For a seat, whoever drew it; for all, of its drawer. */
  readonly luckiestCard: number | null;
  readonly unluckiestCard: number | null;
}

/** How far a review has come. */
export interface Precision {
  /** How many of the passes are done: see reviewer.ts. The first review that is complete has one. */
  readonly passes: number;
  /** Playouts so far. */
  readonly playouts: number;
  /** The fewest playouts of an answer where there was something to compare. */
  readonly least: number;
  /** Whether the review was ended before its budget was used up. */
  readonly stopped: boolean;
}
