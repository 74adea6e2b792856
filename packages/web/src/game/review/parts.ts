/** How a seat came from the chance it began with to its result, as bars of which each begins where the one before ends. */
import type { Parts, SeatReview } from '@turn7/strategy';

export const PARTS = ['luck', 'own', 'others', 'correction'] as const satisfies readonly (keyof Parts)[];
type Part = (typeof PARTS)[number];

export interface PartBar {
  readonly part: Part | 'start' | 'result';
  readonly from: number;
  readonly to: number;
  /** The standard error of `to − from`; 0 where nothing was estimated. */
  readonly se: number;
}

export function partBars(seat: SeatReview): readonly PartBar[] {
  let reached = seat.start;
  const parts = PARTS.map((part): PartBar => {
    const from = reached;
    reached += seat[part];
    return { part, from, to: reached, se: seat.se[part] };
  });
  return [
    { part: 'start', from: 0, to: seat.start, se: 0 },
    ...parts,
    { part: 'result', from: 0, to: seat.result, se: 0 },
  ];
}

/** From where to where the bars of all seats reach, with their errors, so that they can be compared; at least from 0 to 1. */
export function extentOf(seats: readonly SeatReview[]): readonly [least: number, most: number] {
  const ends = seats.flatMap((seat) => partBars(seat).flatMap(({ to, se }) => [to - se, to + se]));
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
}
