/** Who acts. */
import { NOBODY, type Seat } from '@turn7/engine';
import type { Moment } from '../playback/moment.ts';

/** Whom the table looks at: who is asked, who is just getting a card, or whose turn it is; null before the first. */
export function actingSeat({ view, event, question, roundEnd }: Moment): Seat | null {
  if (roundEnd !== null || view.state.kind === 'finished') return null;
  if (question !== null) return question.seat;
  if (event !== null && 'seat' in event) return event.seat;
  const seat = view.turnThree?.seat ?? view.turn;
  return seat === NOBODY ? null : seat;
}
