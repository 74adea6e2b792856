/** A record to be seen again: one frame before the first event and one after each. */
import {
  emptyView,
  follow,
  type GameEvent,
  type GameRecord,
  type LocatedRecord,
  listenerToMoves,
  readRecords,
  replay,
  unplayed,
  type View,
  viewOf,
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
  /** One before each move, and one where the record stops before the game is over. */
  readonly questions: readonly AskedFrame[];
}

/** A frame at which somebody has to choose. */
interface AskedFrame {
  readonly at: number;
  /** With what is asked, which no event tells. */
  readonly view: View;
}

/** The records of a text that anybody may have written. Throws a RecordError. */
export const recordsIn = (text: string): readonly LocatedRecord[] => [...readRecords(text)];

/** Throws a RecordError where the record is no game. */
export function replayOf(located: LocatedRecord): Replay {
  replay(located);
  const { record } = located;
  const events: GameEvent[] = [];
  const questions: AskedFrame[] = [];
  const game = unplayed(record);
  const listenerTo = listenerToMoves(record, (event) => events.push(event));
  game.listen((event) => events.push(event));
  game.start();
  const note = () => {
    if (!game.finished) questions.push({ at: events.length, view: viewOf(game) });
  };
  note();
  for (const [i, move] of record.moves.entries()) {
    game.listen(listenerTo(i));
    game.play(move);
    note();
  }
  let view = emptyView(game.rules);
  const frames: [Frame, ...Frame[]] = [{ view, event: null }];
  for (const event of events) {
    view = follow(view, event);
    frames.push({ view, event });
  }
  return { record, events, frames, questions };
}

export const lastFrame = ({ events }: Replay): number => events.length;

export const frameAt = ({ frames }: Replay, at: number): Frame => frames[at] ?? frames[0];

/** The table with what is asked at a frame; null where nobody has to choose. */
export const askedAt = ({ questions }: Replay, at: number): View | null =>
  questions.find((question) => question.at === at)?.view ?? null;

/** How many choices have been made before a frame. */
export const movesBefore = ({ questions, record }: Replay, at: number): number =>
  Math.min(record.moves.length, questions.filter((question) => question.at < at).length);

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
