/** Whether a difference between two bots could be chance. */
import { gamesToLead } from '@turn7/simulator';
import type { Estimate, Group } from './groups.ts';

/** So many standard errors on either side hold the truth in 95 of 100 cases. */
export const SURE = 1.96;

/** None of what is measured is less than 0; a share is at most 1. */
export const rangeAround = ({ value, se }: Estimate, most: number): readonly [low: number, high: number] => [
  Math.max(0, value - SURE * se),
  Math.min(most, value + SURE * se),
];

/** A lead of one bot over the next best. */
interface Lead {
  readonly first: Group;
  readonly second: Group;
  readonly difference: Estimate;
  /** It may be chance. */
  readonly isNoise: boolean;
  /** After so many games a seat of the first has won more of them than one of the second, with a chance of 95 %. */
  readonly shownAfter: number;
}

/** The best bot's lead over the second best; null where there is only one. */
export function leadOf(groups: readonly Group[], games: number): Lead | null {
  const [first, second] = groups.toSorted((a, b) => b.winRate.value - a.winRate.value);
  if (first === undefined || second === undefined) return null;
  const difference = differenceOf(first, second, games);
  return {
    ...{ first, second, difference },
    isNoise: difference.value <= SURE * difference.se,
    shownAfter: gamesToLead(difference.value, varianceOf(first, second)),
  };
}

/** Of the difference of the wins of two seats in a game, which is 1, −1 or 0. */
function varianceOf({ winRate: { value: one } }: Group, { winRate: { value: other } }: Group): number {
  return one + other - (one - other) ** 2;
}

/**
 * Two bots of the same games do not win independently: in each, at most one of them does. So the variance of the difference
 * of their wins in a game is that of a number that is 1, −1 or 0, each divided by the seats that share it.
 */
function differenceOf(first: Group, second: Group, games: number): Estimate {
  const value = first.winRate.value - second.winRate.value;
  const square = first.winRate.value / first.seats + second.winRate.value / second.seats;
  return { value, se: Math.sqrt(Math.max(0, square - value ** 2) / games) };
}
