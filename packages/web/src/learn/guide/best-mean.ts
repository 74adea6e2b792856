/** The fixed limit that scores the most in a round of somebody alone. */
import type { Figures, RoundMean } from './figures.ts';

export const bestMean = ({ means }: Pick<Figures, 'means'>): RoundMean =>
  means.reduce((best, one) => (one.mean > best.mean ? one : best));
