/** Who acts, and who comes after them. */
import { NOBODY, type Seat, type View } from '@turn7/engine';
import type { Moment } from '../playback/moment.ts';

/** Whom the table looks at: who is asked, who is just getting a card, or whose turn it is; null before the first. */
export function actingSeat({ view, event, question, roundEnd }: Moment): Seat | null {
  if (roundEnd !== null || view.state.kind === 'finished') return null;
  if (question !== null) return question.seat;
  if (event !== null && 'seat' in event) return event.seat;
  const seat = view.turnThree?.seat ?? view.turn;
  return seat === NOBODY ? null : seat;
}

/** The active seats in the order in which they will be asked, the one whose turn it is last. */
export function comingSeats({ seats, turn }: View): readonly Seat[] {
  return seats.map((_, i) => (turn + 1 + i) % seats.length).filter((seat) => seats[seat]?.status === 'active');
}
