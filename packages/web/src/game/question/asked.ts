/** The question where it is one for this device, and the seats as whoever answers sees them. */
import type { Question, Seat } from '@turn7/engine';
import type { TableModel } from '../table/table-model.ts';

export function askedHere({ moment, people }: Pick<TableModel, 'moment' | 'people'>): Question | null {
  const { question } = moment;
  return question !== null && people[question.seat]?.mine ? question : null;
}

/** Whether this device goes from hand to hand, so that it must say whose answer it takes. */
export const isShared = ({ people }: Pick<TableModel, 'people'>): boolean =>
  people.filter(({ mine }) => mine).length > 1;

/** Seats in the order in which a person sees them: clockwise from the left neighbour, their own last. */
export function clockwiseFrom(me: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (me + 1 + i) % seats);
}

/** The key that names a seat, as sheet and table show it; null beyond the nine digits. */
export function digitOf(seat: Seat, me: Seat, seats: number): string | null {
  const place = (seat - me - 1 + seats) % seats;
  return place < 9 ? String(place + 1) : null;
}
