/** Where to stop, for those who want one number: the fixed limit that won the most whole games. */
import { ARMS, type ArmId } from './arms.ts';
import type { Figures, RoundMean } from './figures.ts';
import { parOf } from './verdict.ts';

const LIMITS = ['stays15', 'stays20', 'stays30', 'stays35', 'stays40'] as const satisfies readonly ArmId[];

interface BestStay {
  readonly limit: number;
  readonly rate: number;
  /** What all the others stay at. */
  readonly others: number;
}

export function bestStay({ arms }: Pick<Figures, 'arms'>): BestStay {
  const others = limitOf(ARMS.stays20.field);
  const same = { limit: others, rate: parOf('stays20') };
  const tried = LIMITS.map((arm) => ({ limit: limitOf(ARMS[arm].one), rate: arms[arm].rate }));
  return { ...tried.reduce((best, one) => (one.rate > best.rate ? one : best), same), others };
}

/** `stay:25` stays at 25. */
const limitOf = (bot: string): number => Number(bot.slice(bot.indexOf(':') + 1));

/** The fixed limit that scores the most in a round of somebody alone. */
export const bestMean = ({ means }: Pick<Figures, 'means'>): RoundMean =>
  means.reduce((best, one) => (one.mean > best.mean ? one : best));
