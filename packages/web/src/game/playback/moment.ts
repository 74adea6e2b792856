/** What the table shows at one time, while what happened is played back one event after the other. */
import { type GameEvent, NOBODY, type Question, type RoundEnded, type Seat, type View } from '@turn7/engine';
import { durationOf } from './pace.ts';

export type Drew = Extract<GameEvent, { kind: 'drew' }>;

export interface Moment {
  /** Counts the games of the table from 1. */
  readonly game: number;
  /** The table as far as it was played back. */
  readonly view: View;
  /** The event that is being shown; null where the table waits, or before a card is turned over. */
  readonly event: GameEvent | null;
  /** The card that is on its way, face down. Nothing else of a moment knows of it: no word comes before its face. */
  readonly drawing: Drew | null;
  /** Counts the events shown, so that the same event twice is two. */
  readonly beat: number;
  /** What is asked; only once everything was shown. */
  readonly question: Question | null;
  readonly due: number | null;
  /** Whom to pass the device to before they are asked; null where it is in the right hands. */
  readonly passTo: Seat | null;
  /** The end of a round that waits for "next round"; null while playing. */
  readonly roundEnd: RoundEnded | null;
  /** When it goes on by itself, by this device's clock; null where it waits for as long as the person likes. */
  readonly goesOnAt: number | null;
  /** What will be shown next, if it has happened: after the end of a round, who deals or that the game is over. */
  readonly coming: GameEvent | null;
  /** What times are multiplied by beside the speed that was chosen; 1 unless somebody has waited for long. */
  readonly patience: number;
  /** Everything shown so far of this game, oldest first. */
  readonly log: readonly GameEvent[];
}

/** A table at which nothing is going on; `some` is what else is known of it. */
export const momentOf = (view: View, some: Partial<Omit<Moment, 'view'>> = {}): Moment => ({
  game: 1,
  view,
  event: null,
  drawing: null,
  beat: 0,
  question: null,
  due: null,
  passTo: null,
  roundEnd: null,
  goesOnAt: null,
  coming: null,
  patience: 1,
  log: [],
  ...some,
});

/** Whether what was shown last has had all its consequences: whoever takes a card begins something new. */
export const isSettled = ({ question, roundEnd, passTo, view, drawing }: Moment): boolean =>
  question !== null ||
  roundEnd !== null ||
  passTo !== null ||
  view.state.kind === 'finished' ||
  (drawing !== null && isTurn(drawing));

const isTurn = ({ reason }: Drew): boolean => reason === 'hit' || reason === 'no card';

export const isRoundEnd = (event: GameEvent): event is RoundEnded => event.kind === 'round ended';

/** The score pad: every round that was shown. */
export const roundsOf = (log: readonly GameEvent[]): readonly RoundEnded[] => log.filter(isRoundEnd);

/** The event that is shown now; null if it is the same as before, or if playback ran ahead and passed some over. */
export function freshEvent(before: Pick<Moment, 'game' | 'beat'>, now: Moment): GameEvent | null {
  const steps = now.beat - before.beat;
  if (now.event === null || steps <= 0) return null;
  const seats = now.view.seats.length;
  const others = now.log.slice(-steps, -1);
  return others.every((event) => durationOf(event, seats, false) === 0) ? now.event : null;
}

/** Whom the table looks at: who is asked, who is just getting a card, or whose turn it is; null before the first. */
export function actingSeat({ view, event, drawing, question, roundEnd }: Moment): Seat | null {
  if (roundEnd !== null || view.state.kind === 'finished') return null;
  if (question !== null) return question.seat;
  if (drawing !== null) return drawing.seat;
  if (event !== null && 'seat' in event) return event.seat;
  const seat = view.turnThree?.seat ?? view.turn;
  return seat === NOBODY ? null : seat;
}
