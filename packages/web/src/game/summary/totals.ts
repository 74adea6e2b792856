/** What a chart of totals shows: a line for each seat, and which of them deserve attention. */
import type { RoundEnded, Seat } from '@turn7/engine';

/** What a chart needs to know of a round. */
export type ChartRound = Pick<RoundEnded, 'round' | 'scores' | 'totals'>;

/** How a line is drawn: its colour and its stroke. */
export type LineStyle = `line-${number}`;

/** Of those who deserve attention; the others are a crowd. */
export type LineStyles = ReadonlyMap<Seat, LineStyle>;

export interface TotalsLine {
  readonly seat: Seat;
  /** After round 0, 1, 2 … */
  readonly totals: readonly number[];
  /** null for one of the crowd. */
  readonly style: LineStyle | null;
}

/** So many lines can be told apart. */
export const MOST_HIGHLIGHTED = 6;

/** Highest at the end first. */
export function ranking(rounds: readonly ChartRound[]): readonly Seat[] {
  const last = rounds.at(-1)?.totals ?? [];
  return last.map((_, seat) => seat).toSorted((a, b) => (last[b] ?? 0) - (last[a] ?? 0));
}

/** Highest at the end first. */
export const totalsLines = (rounds: readonly ChartRound[], styles: LineStyles): readonly TotalsLine[] =>
  ranking(rounds).map((seat) => ({
    seat,
    totals: [0, ...rounds.map(({ totals }) => totals[seat] ?? 0)],
    style: styles.get(seat) ?? null,
  }));

/**
 * Mine is the first style, the others follow in the order of the seats: nobody's changes with who leads. Of many, those have
 * one that are ranked first, and I. Whoever is meant besides takes the place of the last of them, in the style that is left:
 * a page on which some charts know who is meant and others do not draws nobody in two ways, and no two alike.
 */
export function lineStyles(ranked: readonly Seat[], me: Seat | null, meant: Seat | null = null): LineStyles {
  const chosen = [...ranked.filter((seat) => seat === me), ...ranked.filter((seat) => seat !== me)];
  const named = chosen.slice(0, MOST_HIGHLIGHTED);
  const own = named.filter((seat) => seat === me);
  const others = named.filter((seat) => seat !== me).toSorted((a, b) => a - b);
  const styles = new Map<Seat, LineStyle>([
    ...own.map((seat) => [seat, 'line-0'] as const),
    ...others.map((seat, i) => [seat, `line-${i + 1}`] as const),
  ]);
  const last = named.at(-1);
  if (meant === null || last === undefined || !ranked.includes(meant) || styles.has(meant)) return styles;
  styles.delete(last);
  return styles.set(meant, own.length === 0 ? 'line-0' : `line-${MOST_HIGHLIGHTED}`);
}

/** A name in the room for so many letters; none of them is cut in half. */
export function shortened(name: string, most: number): string {
  const letters = Array.from(LETTERS.segment(name), ({ segment }) => segment);
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** As people count them: a family is one. */
const LETTERS = new Intl.Segmenter();

const MOST_STEPS = 5;

/** Round steps from 0 to at least `most`, about five of them. */
export function ticksTo(most: number): readonly number[] {
  const magnitude = 10 ** Math.max(1, Math.floor(Math.log10(most / MOST_STEPS)));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * magnitude).find((one) => most / one <= MOST_STEPS) ?? magnitude;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** In pixels, of a number and the space beside it. */
const MARK_WIDTH = 26;

/** The rounds named below an axis on which each has so much room: all of them, or as many as do not touch. */
export function roundMarks(rounds: number, room: number): readonly number[] {
  const step = Math.max(1, Math.ceil(MARK_WIDTH / room));
  return Array.from({ length: Math.floor(rounds / step) }, (_, i) => (i + 1) * step);
}

/**
 * Heights of labels that would stand at `wished`, moved apart by at least `gap` and not below `most`, in the order
 * given.
 */
export function apart(wished: readonly number[], gap: number, most: number): readonly number[] {
  const order = wished.map((_, i) => i).toSorted((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0));
  const placed = [...wished];
  const place = (i: number, height: number): number => {
    placed[i] = height;
    return height;
  };
  order.reduce((floor, i) => place(i, Math.max(placed[i] ?? 0, floor)) + gap, Number.NEGATIVE_INFINITY);
  order.reduceRight((ceiling, i) => place(i, Math.min(placed[i] ?? 0, ceiling)) - gap, most);
  return placed;
}
