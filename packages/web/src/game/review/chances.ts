/** Everybody's chance to win over a game: what its chart draws and what is read from it. */
import type { Seat } from '@turn7/engine';
import type { ChoiceReview, CurvePoint, Review } from '@turn7/strategy';
import { type LineStyle, type LineStyles, lineStyles } from '../summary/totals.ts';

export interface ChanceLine {
  readonly seat: Seat;
  /** null for one of the crowd. */
  readonly style: LineStyle | null;
}

/** Whose review it is, as far as anybody's. */
export interface Focus {
  /** The seat of whoever looks at it; null where nobody knows. */
  readonly me: Seat | null;
  /** Who is told of; null for everybody. */
  readonly meant: Seat | null;
}

/** Of many, those are drawn apart from the crowd who came nearest to winning. */
export function chanceStyles({ seats, curve }: Review, { me, meant }: Focus): LineStyles {
  const nearness = seats.map(({ result }, seat) => result + peakOf(curve, seat));
  const nearest = seats.map((_, seat) => seat).toSorted((a, b) => (nearness[b] ?? 0) - (nearness[a] ?? 0));
  return lineStyles(nearest, me, meant);
}

/** Best at the end first. */
export function chanceLines(review: Review, focus: Focus): readonly ChanceLine[] {
  const { seats, curve } = review;
  const styles = chanceStyles(review, focus);
  return seats
    .map(({ result }, seat) => ({ seat, result, peak: peakOf(curve, seat) }))
    .toSorted((a, b) => b.result - a.result || b.peak - a.peak)
    .map(({ seat }) => ({ seat, style: styles.get(seat) ?? null }));
}

const peakOf = (curve: readonly CurvePoint[], seat: Seat): number =>
  Math.max(...curve.map(({ chances }) => chances[seat] ?? 0));

/** Where the curve is when so many events have happened. */
function pointAt(curve: readonly CurvePoint[], at: number): CurvePoint | undefined {
  return curve.findLast((point) => point.at <= at) ?? curve[0];
}

/** Everybody's chance when so many events have happened. */
export const chancesAt = (curve: readonly CurvePoint[], at: number): readonly number[] =>
  pointAt(curve, at)?.chances ?? [];

/** The choice that is asked for at a moment, or else the last one that led to it; null before the first of its round. */
export function choiceAt({ choices, curve }: Review, at: number): ChoiceReview | null {
  const choice = choices.findLast((one) => one.at <= at);
  return choice !== undefined && choice.round === pointAt(curve, at)?.round ? choice : null;
}

/** One row of the chances as a table: those that a round began with, or those at the end of the game. */
export interface ChanceRow {
  /** From 1; null for the end of the game. */
  readonly round: number | null;
  readonly chances: readonly number[];
}

export const chanceRows = ({ rounds }: Review): readonly ChanceRow[] => [
  ...rounds.map(({ start }, i) => ({ round: i + 1, chances: start })),
  ...rounds.slice(-1).map(({ end }) => ({ round: null, chances: end })),
];
