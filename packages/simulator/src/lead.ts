/** After how many games somebody who gains a little in each is ahead. */

/** As many standard deviations leave 5 % on one side. */
const SURE = 1.6448536;

/** So many that the sum is above 0 with a chance of 95 %; a sum of many is nearly normal. */
export const gamesToLead = (mean: number, variance: number): number =>
  Math.max(1, Math.ceil((SURE ** 2 * variance) / mean ** 2));

/** The standard error of that where the mean was measured in so many games. */
export const errorOfLead = (games: number, measured: number): number =>
  Math.max(1, Math.round((2 * games * Math.sqrt(games / measured)) / SURE));
