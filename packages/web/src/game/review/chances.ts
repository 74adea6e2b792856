/** Everybody's chance to win over a game: what its chart draws and what is read from it. */
import type { Seat } from '@turn7/engine';
import type { ChoiceReview, CurvePoint, Review } from '@turn7/strategy';
import { MOST_HIGHLIGHTED } from '../summary/totals.ts';

export interface ChanceLine {
  readonly seat: Seat;
  /** Named and coloured; the others are a crowd. */
  readonly highlighted: boolean;
}

/** Best at the end first. Of many, those are highlighted who came nearest to winning, and the one that is meant. */
export function chanceLines({ seats, curve }: Review, meant: Seat | null): readonly ChanceLine[] {
  const result = (seat: Seat): number => seats[seat]?.result ?? 0;
  const most = seats.map((_, seat) => Math.max(...curve.map(({ chances }) => chances[seat] ?? 0)));
  const peak = (seat: Seat): number => most[seat] ?? 0;
  const all = seats.map((_, seat) => seat);
  const nearest = all.toSorted((a, b) => result(b) + peak(b) - (result(a) + peak(a)));
  const chosen = [...nearest.filter((seat) => seat === meant), ...nearest.filter((seat) => seat !== meant)];
  const highlighted = new Set(chosen.slice(0, MOST_HIGHLIGHTED));
  return all
    .toSorted((a, b) => result(b) - result(a) || peak(b) - peak(a))
    .map((seat) => ({ seat, highlighted: highlighted.has(seat) }));
}

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
