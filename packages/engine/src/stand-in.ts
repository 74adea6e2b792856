/** Choices that a bot made for a person: told as such, live and from a record. */
import type { GameEvent, Listener, StandIn } from './event.ts';

export interface StandInMove {
  /** Counts the choices of a game from 0. */
  readonly move: number;
  readonly why: StandIn;
}

const ANSWERS: readonly GameEvent['kind'][] = ['drew', 'stayed', 'gave', 'assigned'];

/** Tells the events of one choice; the first that is the answer itself, and no consequence of it, says why. */
export function standingIn(why: StandIn, listener: Listener): Listener {
  let isTold = false;
  return (event) => {
    const isAnswer = !isTold && ANSWERS.includes(event.kind);
    isTold ||= isAnswer;
    listener(isAnswer ? { ...event, standIn: why } : event);
  };
}
