/** All that the guide says in figures: which games are played for it, and what they come to. */
import { ARM_IDS, type ArmId } from '../src/learn/guide/arms.ts';
import type { Figures } from '../src/learn/guide/figures.ts';
import { duelRisks, handFigures, sevenIfAlways } from './exact.ts';
import { type LuckFound, type LuckShard, luckFigures } from './luck.ts';
import { added, type Counts, errorOf, meanOf, NOTHING, type Shard } from './shard.ts';

export interface Order {
  readonly seed: number;
  /** Of each arm. */
  readonly games: number;
  /** Of each limit. */
  readonly rounds: number;
  /** Games that are reviewed. */
  readonly reviews: number;
}

/** Limits at which somebody alone stays. */
const LIMITS = [15, 20, 23, 24, 25, 26, 27, 28, 29, 30, 35];

/** So many games or rounds at a time. The seating comes in blocks of 16 games, so shards keep to whole ones. */
const SHARD = 16_000;
/** A review takes as long as thousands of games. */
const REVIEW_SHARD = 4;

export function shardsOf({ seed, games, rounds }: Order): readonly Shard[] {
  return [
    ...ARM_IDS.flatMap((arm) => portions(games).map((portion): Shard => ({ kind: 'games', arm, seed, ...portion }))),
    ...LIMITS.flatMap((limit) =>
      portions(rounds).map((portion): Shard => ({ kind: 'rounds', limit, seed, ...portion })),
    ),
  ];
}

export const luckShardsOf = ({ seed, games, reviews }: Order): readonly LuckShard[] => [
  ...portions(games).map((portion): LuckShard => ({ kind: 'wins', seed, ...portion })),
  ...portions(reviews, REVIEW_SHARD).map((portion): LuckShard => ({ kind: 'reviews', seed, ...portion })),
];

function portions(whole: number, most = SHARD): readonly { readonly first: number; readonly count: number }[] {
  const number = Math.ceil(whole / most);
  return Array.from({ length: number }, (_, i) => ({ first: i * most, count: Math.min(most, whole - i * most) }));
}

/** `counts`: of each shard, in their order; `found`: of the shards about luck. */
export function figuresFrom(
  { reviews, ...order }: Order,
  shards: readonly Shard[],
  counts: readonly Counts[],
  found: readonly LuckFound[],
): Figures {
  const total = (isWanted: (shard: Shard) => boolean): Counts =>
    shards.reduce((sum, shard, i) => (isWanted(shard) ? added(sum, counts[i] ?? NOTHING) : sum), NOTHING);
  const rateOf = (arm: ArmId) => {
    const played = total((shard) => shard.kind === 'games' && shard.arm === arm);
    return { rate: rounded(meanOf(played)), se: rounded(errorOf(played)) };
  };
  const meanAt = (limit: number) => {
    const played = total((shard) => shard.kind === 'rounds' && shard.limit === limit);
    return { limit, mean: rounded(meanOf(played)), se: rounded(errorOf(played)) };
  };
  return {
    command: commandFor({ reviews, ...order }),
    ...order,
    arms: perArm(rateOf),
    means: LIMITS.map(meanAt),
    hands: handFigures(),
    duel: duelRisks(),
    sevenIfAlways: sevenIfAlways(),
    luck: luckFigures(reviews, found),
  };
}

export const commandFor = ({ seed, games, rounds, reviews }: Order): string =>
  `npm run guide -- --seed ${seed} --games ${games} --rounds ${rounds} --reviews ${reviews}`;

const perArm = <T>(make: (arm: ArmId) => T): Record<ArmId, T> =>
  Object.fromEntries(ARM_IDS.map((arm): readonly unknown[] => [arm, make(arm)])); // one for each arm

/** Far below the error of any of them. */
const rounded = (value: number): number => Number(value.toFixed(7));
