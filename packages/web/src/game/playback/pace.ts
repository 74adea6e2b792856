/** How long an event is shown, in milliseconds at normal speed: as long as its motion, and time to see it. */
import type { DrawReason, GameEvent } from '@turn7/engine';
import type { Speed } from '../../device/settings.ts';

/** What a speed multiplies every duration by. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.6, instant: 0 };

/** What is shown together with the next event has no time of its own. */
const DURATIONS: Readonly<Record<Exclude<GameEvent['kind'], 'drew'>, number>> = {
  'game started': 0,
  'round started': 280,
  skipped: 0,
  stayed: 300,
  busted: 900,
  saved: 700,
  'turn 7': 1400,
  gave: 420,
  'spare discarded': 420,
  'set aside': 420,
  assigned: 280,
  cancelled: 280,
  locked: 480,
  'turn three started': 200,
  'turn three ended': 0,
  reshuffled: 600,
  'round ended': 0, // it waits for "next round"
  'game ended': 420,
};

const CARD = 420;
const DRAWS: Readonly<Record<DrawReason, number>> = {
  deal: CARD,
  hit: CARD,
  'no card': CARD,
  'turn three': CARD + 180,
};

/** However many seats there are, a deal takes no longer. */
const WHOLE_DEAL = 2600;
/** Without motion there is nothing to wait for, only something to read. */
const MOST_REDUCED = 600;

export function durationOf(event: GameEvent, seats: number, reduced: boolean): number {
  const full = event.kind === 'drew' ? drawDuration(event.reason, seats) : DURATIONS[event.kind];
  return reduced ? Math.min(full, MOST_REDUCED) : full;
}

const drawDuration = (reason: DrawReason, seats: number): number =>
  reason === 'deal' ? Math.min(DRAWS.deal, WHOLE_DEAL / seats) : DRAWS[reason];

/** The part of its way that a card travels face down. */
const FACE_DOWN = 0.36;

/** How long of that time a card is on its way before its face is seen; without motion it is seen at once. */
export function faceDownFor(event: GameEvent, seats: number, reduced: boolean): number {
  if (event.kind !== 'drew' || reduced) return 0;
  return Math.min(CARD, durationOf(event, seats, false)) * FACE_DOWN;
}

/** An online table does not wait: its round summary goes on after this. */
const SUMMARY = 8000;
/** It is read, not watched: faster than this helps nobody. */
const FASTEST_SUMMARY = PACES.fast;

/** `left`: until the clock of whoever is asked runs out; the summary takes a third of that at most. */
export const summaryDuration = (pace: number, left: number): number =>
  Math.max(0, Math.min(SUMMARY * Math.max(pace, FASTEST_SUMMARY), left / 3));

/** Whoever was away does not have to watch everything they missed, and not while their clock runs. */
const MOST_BEHIND = 8000;

/** How long it may take to show what has happened at an online table; `left` as above. */
export const mostBehind = (left: number): number => Math.min(MOST_BEHIND, left / 3);

/** So long whoever waits sees everything as it is; from then on it goes faster and faster, but never out of sight. */
const PATIENCE = 15_000;
const HURRYING = 30_000;
const LEAST_PATIENCE = 0.05;

/** What times are multiplied by for somebody who has waited so long for a choice: no round takes them a minute. */
export const patienceAfter = (waited: number): number =>
  Math.max(LEAST_PATIENCE, Math.min(1, 1 - (waited - PATIENCE) / HURRYING));

/** How long a bot is seen to think, from `least` to `most`; at a large table less, or nobody's turn would ever come. */
const THINKING = { least: 500, most: 900 };
const USUAL_SEATS = 6;

/** `chance`: from 0 to 1. */
export const thinkingDuration = (seats: number, chance: number): number =>
  (THINKING.least + (THINKING.most - THINKING.least) * chance) * Math.min(1, USUAL_SEATS / seats);
