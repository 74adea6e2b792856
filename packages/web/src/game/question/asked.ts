/** The question where it is one for this device, and the seats as whoever answers sees them. */
import type { Question, Seat, View } from '@turn7/engine';
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

export type TargetQuestion = Extract<Question, { kind: 'target' }>;

/** The seats that a card may go to as they are offered: who leads first, whoever chooses last. */
export function offeredBy({ seat, targets }: TargetQuestion, seats: View['seats']): readonly Seat[] {
  const order = clockwiseFrom(seat, seats.length).filter((one) => targets.includes(one));
  const [totals, points] = [seats.map(({ total }) => total), seats.map(({ points }) => points)];
  const more = (of: readonly number[], a: Seat, b: Seat) => (of[b] ?? 0) - (of[a] ?? 0);
  const others = order.filter((one) => one !== seat);
  return [
    ...others.toSorted((a, b) => more(totals, a, b) || more(points, a, b)),
    ...order.filter((one) => one === seat),
  ];
}

/** The key that names a seat, as sheet and table show it; null beyond the nine digits. */
export function digitOf(seat: Seat, offered: readonly Seat[]): string | null {
  const place = offered.indexOf(seat);
  return place >= 0 && place < 9 ? String(place + 1) : null;
}

/** Whether nobody has more points from the rounds before, and somebody has any. */
export function leads(seat: Seat, seats: View['seats']): boolean {
  const most = Math.max(...seats.map(({ total }) => total));
  return most > 0 && seats[seat]?.total === most;
}
