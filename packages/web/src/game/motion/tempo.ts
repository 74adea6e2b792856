/** How long things take, and how fast: the pace of playback leaves room for it. */
import type { GameEvent } from '@turn7/engine';
import { isMotionReduced, type Speed, settings } from '../../device/settings.ts';
import type { Moment } from '../playback/moment.ts';
import { durationOf, faceDownFor, PACES } from '../playback/pace.ts';

/** Milliseconds at normal speed. */
export const FAST = 120;
export const MOVE = 280;
export const TURN = 420;
/** Between the cards of a Turn Three. */
export const GAP = 180;

/** For what crosses the table: the eye has to find it before it goes. */
export const TRAVEL = 'cubic-bezier(.4, .1, .25, 1)';
export const SMOOTH = 'cubic-bezier(.16, .84, .3, 1)';
export const SNAP = 'cubic-bezier(.3, 1.5, .5, 1)';

/** What all times are multiplied by; 0 where nothing travels. */
export const tempoOf = (speed: Speed, reducedMotion: boolean): number => (reducedMotion ? 0 : PACES[speed]);

/** The cards of a deal may be in the air together; nothing else is, so it has to be over when the next event comes. */
export const isDeal = (event: GameEvent | null): boolean => event?.kind === 'drew' && event.reason === 'deal';

/**
 * What the times of something `length` long are multiplied by so that it fits into the time of its event, of which so much is
 * over.
 */
export function fitting(event: GameEvent, seats: number, length: number, over = 0): number {
  if (isDeal(event) || length === 0) return 1;
  const room = durationOf(event, seats, false) - over;
  return room <= 0 ? 1 : Math.min(1, room / length);
}

/** How long the card of a moment travels face down before it is told. */
export const faceDownIn = ({ view }: Moment, event: GameEvent): number => faceDownFor(event, view.seats.length, false);

/** As the person has chosen, here or in the system's settings, and as patient as the moment. */
export const tempoIn = ({ patience }: Moment): number => tempoOf(settings.value.speed, isMotionReduced()) * patience;
