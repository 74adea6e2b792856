/** A record beside what somebody saw and gave before the first card, which alone proves that nothing was made up later. */
import { type Fairness, type GameRecord, type LocatedRecord, RecordError } from '@turn7/engine';
import { type Difference, differencesFrom, type Witness } from '@turn7/protocol';

/** What somebody says that they saw and gave. */
export type Seen = Partial<Pick<Witness, 'commitment' | 'seed'>>;

/** What was found to be the same; seats count from 1. */
export interface Compared {
  readonly commitment: boolean;
  /** Whose seed it is. */
  readonly seed: number | null;
}

/** Throws a RecordError where the record is not what was seen. */
export function compare(located: LocatedRecord, seen: Seen): Compared {
  const [difference] = differencesFrom(seen, located);
  if (difference !== undefined) throw errorFor(difference, located);
  const seat = located.record.fairness?.seeds.indexOf(seen.seed ?? null) ?? -1;
  return { commitment: seen.commitment !== undefined, seed: seen.seed === undefined ? null : seat + 1 };
}

function errorFor(difference: Difference, { lines }: LocatedRecord): RecordError {
  const lineOf = (key: string): number => lines.keys.get(key) ?? lines.header;
  if (difference.kind === 'seed')
    return new RecordError(lineOf('seeds'), 'your seed is not in the record', `${difference.given} among the seeds`);
  if (difference.kind !== 'commitment') throw new TypeError(`nobody saw a ${difference.kind}`);
  const { shown, written } = difference;
  const problem = written === null ? 'the record has no commitment' : `the commitment is ${written}`;
  return new RecordError(lineOf('commitment'), problem, `${shown}, which you saw before the first card`);
}

/** Who gave seeds, in which order if the record says so, and who gave none. */
export function seedsLine({ players, fairness }: GameRecord): readonly string[] {
  if (fairness === undefined) return [];
  const givers = fairness.seeded ?? fairness.seeds.flatMap((seed, seat) => (seed === null ? [] : [seat]));
  if (givers.length === 0) return ['no seeds: whoever chose the secret chose the cards'];
  const none = players.filter((_, seat) => !givers.includes(seat));
  const given = givers.map((seat) => players[seat]).join(fairness.seeded === undefined ? ', ' : ', then ');
  return [`seeds of ${given}${none.length === 0 ? '' : `; none of ${none.join(', ')}`}`];
}

/** What was compared, and what was not and therefore is not proven. */
export function comparisonLines({ players, fairness }: GameRecord, { commitment, seed }: Compared): readonly string[] {
  if (fairness === undefined) return [];
  return [
    commitment
      ? 'the commitment is the one that you saw before the first card'
      : 'not compared: the commitment that you saw before the first card (--commitment)',
    seed === null
      ? 'not compared: the seed that your device gave (--seed)'
      : `your seed is that of seat ${seed}, ${players[seed - 1]}${afterwards(players, fairness, seed - 1)}`,
  ];
}

/** Whoever knew the secret and gave a seed after all others could have tried many. */
function afterwards(players: readonly string[], { seeded }: Fairness, seat: number): string {
  if (seeded === undefined) return '; the record does not say which seeds came after it';
  const later = seeded.slice(seeded.indexOf(seat) + 1).map((giver) => players[giver]);
  return later.length === 0
    ? ', the last that came'
    : `; after it came ${later.length === 1 ? 'that' : 'those'} of ${later.join(', ')}`;
}
