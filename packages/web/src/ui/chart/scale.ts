/** Where values stand in a drawing, and the round values that are named beside it. */

/** From a value to a place in pixels. */
export type Scale = (value: number) => number;

export type Span = readonly [from: number, to: number];

export const scaleFor =
  ([least, most]: Span, [start, end]: Span): Scale =>
  (value) =>
    start + ((value - least) / (most - least || 1)) * (end - start);

/** The steps that people count in, times any power of ten. */
const STEPS = [1, 2, 5, 10];

/** Round values from 0 to at least `most`, about `wished` of them: shares between 0 and 1 as well as thousands. */
export function ticksUpTo(most: number, wished = 5): readonly number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((one) => one * power >= rough * (1 - CLOSE)) ?? 10);
  return Array.from({ length: Math.ceil((most / step) * (1 - CLOSE)) + 1 }, (_, i) => tidy(i * step));
}

/** What dividing leaves behind is not worth another step. */
const CLOSE = 1e-9;

/** 0.3, not 0.30000000000000004. */
const tidy = (value: number): number => Number(value.toPrecision(12));
