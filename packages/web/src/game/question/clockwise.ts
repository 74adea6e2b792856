/** Seats in the order in which a person sees them: clockwise from the left neighbour, their own last. */
import type { Seat } from '@turn7/engine';

export function clockwiseFrom(me: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (me + 1 + i) % seats);
}

/** The key that names a seat, as sheet and table show it; null beyond the nine digits. */
export function digitOf(seat: Seat, me: Seat, seats: number): string | null {
  const place = (seat - me - 1 + seats) % seats;
  return place < 9 ? String(place + 1) : null;
}
