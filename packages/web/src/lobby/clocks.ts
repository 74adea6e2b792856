/** How long people may think, as hosts can choose it. */

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds; the hours and days are for slow play. */
const CLOCKS = [15, 30, 60, 120, 300, HOUR, 8 * HOUR, DAY, 3 * DAY];

/** A program may have chosen a time that is not offered here. */
export const clocksWith = (value: number | null): readonly number[] =>
  value === null || CLOCKS.includes(value) ? CLOCKS : [...CLOCKS, value].sort((a, b) => a - b);
