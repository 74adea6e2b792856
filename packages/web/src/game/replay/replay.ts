/** A record to be seen again: one frame before the first event and one after each. */
import {
  emptyView,
  follow,
  type GameEvent,
  type GameRecord,
  type LocatedRecord,
  readRecords,
  replay,
  type View,
} from '@turn7/engine';

export interface Frame {
  readonly view: View;
  /** What has just happened; null before the first event. */
  readonly event: GameEvent | null;
}

export interface Replay {
  readonly record: GameRecord;
  readonly events: readonly GameEvent[];
  /** One more than the events: frame 37 is the table when 37 of them have happened. */
  readonly frames: readonly [Frame, ...Frame[]];
}

/** The records of a text that anybody may have written. Throws a RecordError. */
export const recordsIn = (text: string): readonly LocatedRecord[] => [...readRecords(text)];

/** Throws a RecordError where the record is no game. */
export function replayOf(located: LocatedRecord): Replay {
  const events: GameEvent[] = [];
  const { rules } = replay(located, (event) => events.push(event));
  let view = emptyView(rules);
  const frames: [Frame, ...Frame[]] = [{ view, event: null }];
  for (const event of events) {
    view = follow(view, event);
    frames.push({ view, event });
  }
  return { record: located.record, events, frames };
}

export const lastFrame = ({ events }: Replay): number => events.length;

export const frameAt = ({ frames }: Replay, at: number): Frame => frames[at] ?? frames[0];

/** A frame number that there is, whatever a link says. */
export const bounded = (replay: Replay, at: number): number => Math.min(lastFrame(replay), Math.max(0, at));

/** Where in its round a frame is. */
export interface Place {
  readonly round: number;
  /** Counts the events of the round from 1. */
  readonly step: number;
  readonly steps: number;
}

/** null before the first round. */
export function placeAt(replay: Replay, at: number): Place | null {
  const starts = roundStarts(replay);
  const index = starts.findLastIndex((start) => start <= at);
  const start = starts[index];
  if (start === undefined) return null;
  const end = starts[index + 1] ?? lastFrame(replay) + 1;
  return { round: index + 1, step: at - start + 1, steps: end - start };
}

/** The frame in which each round has just begun. */
export const roundStarts = ({ frames }: Replay): readonly number[] =>
  frames.flatMap(({ event }, at) => (event?.kind === 'round started' ? [at] : []));

/** The frame in which each round is scored. */
export const roundEnds = ({ frames }: Replay): readonly number[] =>
  frames.flatMap(({ event }, at) => (event?.kind === 'round ended' ? [at] : []));

/** To the beginning of this round, or of the one before if it has just begun. */
export const previousRound = (replay: Replay, at: number): number =>
  roundStarts(replay).findLast((start) => start < at) ?? 0;

/** To the beginning of the next round, or to the end. */
export const nextRound = (replay: Replay, at: number): number =>
  roundStarts(replay).find((start) => start > at) ?? lastFrame(replay);

type Highlighted = Extract<GameEvent, { kind: 'busted' | 'turn 7' }>;

export interface Highlight {
  readonly at: number;
  readonly round: number;
  readonly event: Highlighted;
}

/** What people want to see again. */
export const highlightsOf = ({ frames }: Replay): readonly Highlight[] =>
  frames.flatMap(({ view, event }, at) =>
    event?.kind === 'busted' || event?.kind === 'turn 7' ? [{ at, round: view.round, event }] : [],
  );
