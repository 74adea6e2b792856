/** Rules of thumb to compare with the best play, in order: by what they look at, then by how far they go. */
import type { SimpleRule } from '../solver.ts';

/** Rules that people go by. */
const OTHERS: readonly SimpleRule[] = [
  ...[15, 20, 23, 30, 35].map((limit) => ({ looksAt: 'sum', limit }) as const),
  ...[0.2, 0.26, 0.33].map((limit) => ({ looksAt: 'bust', limit }) as const),
  ...[3, 4, 5].map((limit) => ({ looksAt: 'count', limit }) as const),
  { looksAt: 'sum', limit: null },
];

/** The one that is set. */
export const isOwn = ({ looksAt, limit }: SimpleRule, stay: number): boolean => looksAt === 'sum' && limit === stay;

/** With the one that is set in its place among its kind. */
export const rulesWith = (stay: number): readonly SimpleRule[] => {
  const sums = [{ looksAt: 'sum', limit: stay } as const, ...OTHERS.filter((rule) => !isOwn(rule, stay))];
  return sums.toSorted(
    (a, b) => KINDS.indexOf(a.looksAt) - KINDS.indexOf(b.looksAt) || (a.limit ?? Infinity) - (b.limit ?? Infinity),
  );
};

const KINDS: readonly SimpleRule['looksAt'][] = ['sum', 'bust', 'count'];
