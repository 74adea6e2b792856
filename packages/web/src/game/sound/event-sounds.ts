/** What is heard and felt of an event. */
import { type GameEvent, isNumber, type Seat, type View } from '@turn7/engine';
import type { Sound } from './sounds.ts';

/** `view` is the table with the event already in it. */
export function soundOf(event: GameEvent, view: View): Sound | null {
  switch (event.kind) {
    case 'drew':
      return soundOfCard(event.card, rowOf(view, event.seat));
    case 'stayed':
    case 'busted':
    case 'saved':
    case 'locked':
    case 'turn 7':
    case 'set aside':
      return { name: event.kind };
    case 'gave':
    case 'assigned':
    case 'spare discarded':
    case 'cancelled':
      return { name: 'card' };
    case 'reshuffled':
      return { name: 'shuffle' };
    case 'game ended':
      return { name: 'win' };
    case 'game started':
    case 'round started':
    case 'round ended':
    case 'skipped':
    case 'turn three started':
    case 'turn three ended':
      return null;
    default:
      return event satisfies never;
  }
}

const rowOf = (view: View, seat: Seat): readonly number[] => view.seats[seat]?.cards.filter(isNumber) ?? [];

/** A card that is in the row once has joined it; a twin is heard when it busts or is saved. */
function soundOfCard(card: number, row: readonly number[]): Sound {
  const joined = row.filter((number) => number === card).length === 1;
  return joined ? { name: 'number', place: row.length } : { name: 'card' };
}

/** In milliseconds: on, off, on … */
export type Vibration = readonly number[];

/** One for each ring, which are 120 ms apart. */
const SEVEN_PULSES: Vibration = Array.from({ length: 13 }, (_, i) => (i % 2 === 0 ? 25 : 95));

export const YOUR_TURN: Vibration = [30];
/** The time is nearly up. */
export const HURRY: Vibration = [40, 60, 40];

/** A bust is felt by those it happens to, a Turn 7 by the whole table. */
export function vibrationOf(event: GameEvent, isMine: (seat: Seat) => boolean): Vibration | null {
  if (event.kind === 'busted' && isMine(event.seat)) return [60, 40, 60];
  if (event.kind === 'turn 7') return SEVEN_PULSES;
  return null;
}
