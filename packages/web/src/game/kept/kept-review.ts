/** What is kept of a review, for it takes seconds to make: how well everybody chose, and my choices that cost something. */
import { HIT, LIFE_SAVER, LOCK, type Seat } from '@turn7/engine';
import type { ChoiceReview, Grade, Review } from '@turn7/strategy';

/** Goes up whenever reviews come to something else. */
export const REVIEW_VERSION = 1;

export interface KeptReview {
  /** How precise it is: see `Precision`. */
  readonly passes: number;
  readonly seats: readonly ReviewedSeat[];
  readonly mistakes: readonly ReviewedMistake[];
}

interface ReviewedSeat {
  /** From 0 to 100; null for a seat that never had a choice. */
  readonly accuracy: number | null;
  /** What the cards did to its chance to win, and what its own choices did. */
  readonly luck: number;
  readonly own: number;
}

/** A card taken or not, and the three that are given to somebody. */
export const MISTAKES = ['hit', 'stay', 'lock', 'turn three', 'life saver'] as const;
export type Mistake = (typeof MISTAKES)[number];

export interface ReviewedMistake {
  readonly kind: Mistake;
  readonly grade: Exclude<Grade, 'best' | 'fine'>;
  /** How many events have happened when it was asked. */
  readonly at: number;
  /** What it cost, in chance to win. */
  readonly cost: number;
}

export const keptReviewOf = (review: Review, mine: Seat | null): KeptReview => ({
  passes: review.precision.passes,
  seats: review.seats.map(({ accuracy, luck, own }) => ({ accuracy, luck, own })),
  mistakes: review.choices.filter(({ seat }) => seat === mine).flatMap(mistakeOf),
});

function mistakeOf(choice: ChoiceReview): readonly ReviewedMistake[] {
  const { grade, at, cost } = choice;
  return grade === 'best' || grade === 'fine' ? [] : [{ kind: kindOf(choice), grade, at, cost }];
}

function kindOf({ card, played }: ChoiceReview): Mistake {
  if (card === null) return played === HIT ? 'hit' : 'stay';
  if (card === LOCK) return 'lock';
  return card === LIFE_SAVER ? 'life saver' : 'turn three';
}
