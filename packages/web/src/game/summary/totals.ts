/** What a chart of totals shows: a line for each seat, and which of them deserve attention. */
import type { RoundEnded, Seat } from '@turn7/engine';

/** What a chart needs to know of a round. */
export type ChartRound = Pick<RoundEnded, 'round' | 'scores' | 'totals'>;

export interface TotalsLine {
  readonly seat: Seat;
  /** After round 0, 1, 2 … */
  readonly totals: readonly number[];
  /** Named and coloured; the others are a crowd. */
  readonly highlighted: boolean;
}

/** So many lines can be told apart. */
export const MOST_HIGHLIGHTED = 6;

/** Highest at the end first. With many seats, my own and the leaders are highlighted. */
export function totalsLines(rounds: readonly ChartRound[], me: Seat | null): readonly TotalsLine[] {
  const last = rounds.at(-1)?.totals ?? [];
  const ranked = last.map((_, seat) => seat).toSorted((a, b) => (last[b] ?? 0) - (last[a] ?? 0));
  const chosen = [...ranked.filter((seat) => seat === me), ...ranked.filter((seat) => seat !== me)];
  const highlighted = new Set(chosen.slice(0, MOST_HIGHLIGHTED));
  return ranked.map((seat) => ({
    seat,
    totals: [0, ...rounds.map(({ totals }) => totals[seat] ?? 0)],
    highlighted: highlighted.has(seat),
  }));
}

/** Mine is the first style, the others follow in the order of the seats: nobody's changes with who leads. */
export function lineStyles(
  named: readonly { readonly seat: Seat }[],
  me: Seat | null,
): ReadonlyMap<Seat, `line-${number}`> {
  const others = named.filter(({ seat }) => seat !== me).toSorted((a, b) => a.seat - b.seat);
  return new Map([
    ...named.filter(({ seat }) => seat === me).map(({ seat }) => [seat, 'line-0'] as const),
    ...others.map(({ seat }, i) => [seat, `line-${i + 1}`] as const),
  ]);
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
