/** How long people may think, as hosts can choose it. */

/** Seconds. */
const CLOCKS = [15, 30, 60, 120, 300];

/** A program may have chosen a time that is not offered here. */
export const clocksWith = (value: number | null): readonly number[] =>
  value === null || CLOCKS.includes(value) ? CLOCKS : [...CLOCKS, value].sort((a, b) => a - b);
