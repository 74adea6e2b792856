/** Where the chart of chances draws what, in the room it has: on the page and in a picture alike. */
import type { Seat } from '@turn7/engine';
import type { Review } from '@turn7/strategy';
import { apart, type LineStyle } from '../summary/totals.ts';
import { chanceLines, type Focus } from './chances.ts';
import { possible } from './figures.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Kept free for the names of the lines. */
  readonly right: number;
}

export interface PlottedLine {
  readonly seat: Seat;
  /** null for one of the crowd. */
  readonly style: LineStyle | null;
  readonly path: string;
  /** Where its name stands. */
  readonly labelAt: number;
}

export interface ChancePlot {
  readonly left: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (at: number) => number;
  readonly y: (chance: number) => number;
  /** The crowd first, so that it lies below. */
  readonly lines: readonly PlottedLine[];
  /** Rounds by the event they begin with; those without room for their name have none. */
  readonly rounds: readonly RoundMark[];
}

interface RoundMark {
  readonly round: number;
  readonly x: number;
  /** The middle of the round, where its number stands; null if there is no room. */
  readonly middle: number | null;
}

const TOP = 10;
const BOTTOM = 26;
const LEFT = 44;
const LABEL_HEIGHT = 18;
/** Of a number below the axis. */
const NUMBER_WIDTH = 20;

/** `last`: how many events the game has. */
export function chancePlot(review: Review, last: number, focus: Focus, room: Room): ChancePlot {
  const { width, height, right } = room;
  const [end, bottom] = [width - right, height - BOTTOM];
  const x = (at: number): number => LEFT + (at / Math.max(1, last)) * (end - LEFT);
  const y = (chance: number): number => TOP + (1 - possible(chance)) * (bottom - TOP);
  const ranked = chanceLines(review, focus);
  const named = ranked.filter(({ style }) => style !== null);
  const heights = apart(
    named.map(({ seat }) => y(review.curve.at(-1)?.chances[seat] ?? 0)),
    LABEL_HEIGHT,
    bottom,
  );
  const labels = new Map(named.map(({ seat }, i) => [seat, heights[i]]));
  const lines = ranked.map(({ seat, style }): PlottedLine => {
    const points = review.curve.map(({ at, chances }) => `${tenth(x(at))} ${tenth(y(chances[seat] ?? 0))}`);
    return { seat, style, path: `M${points.join('L')}H${tenth(x(last))}`, labelAt: labels.get(seat) ?? 0 };
  });
  return { left: LEFT, end, top: TOP, bottom, x, y, lines: lines.toReversed(), rounds: roundMarks(review, last, x) };
}

/** Finer than any screen, and short. */
const tenth = (value: number): number => Math.round(10 * value) / 10;

function roundMarks({ rounds }: Review, last: number, x: (at: number) => number): readonly RoundMark[] {
  const step = Math.ceil((rounds.length * NUMBER_WIDTH) / Math.max(1, x(last) - x(0)));
  return rounds.map(({ at }, i) => {
    const [start, end] = [x(at), x(rounds[i + 1]?.at ?? last)];
    return { round: i + 1, x: start, middle: i % step === 0 ? (start + end) / 2 : null };
  });
}
