/** What can be said of the shuffles of a game: of its record in itself, and beside what this device saw and gave. */
import { type Fairness, type LocatedRecord, RecordError, readRecords, type Seat } from '@turn7/engine';
import { checkProof, type Difference, differencesFrom } from '@turn7/protocol';
import type { Testimony } from '../session/testimony.ts';

/** What this device knows of a game: nothing of one that it did not see begin, everything of one that it shuffled. */
export type Knowledge = Testimony | 'own' | null;

export type Verdict =
  /** Nobody committed themselves. */
  | { readonly kind: 'none' }
  /** The secret is not yet revealed. */
  | { readonly kind: 'pending' }
  /**
   * The commitment is the one that this device was shown before the first card, its seed is among the seeds, the cards are
   * those that it was told. `later`: the seats whose seeds came after its own.
   */
  | { readonly kind: 'proven'; readonly shuffles: number; readonly later: readonly Seat[] }
  /** The record is right in itself, and that is all that can be said. */
  | { readonly kind: 'right'; readonly shuffles: number; readonly but: 'own' | 'unseen' | 'no seed' }
  | { readonly kind: 'unfair'; readonly differences: readonly Contradiction[] };

/** `record`: it contradicts itself. */
export type Contradiction = Difference | { readonly kind: 'record'; readonly why: string };

export interface Finding {
  readonly fairness: Fairness | null;
  readonly verdict: Verdict;
}

export function judge(text: string, knowledge: Knowledge): Finding {
  let fairness: Fairness | null = null;
  try {
    const [located] = readRecords(text);
    if (located === undefined) return { fairness, verdict: { kind: 'none' } };
    fairness = located.record.fairness ?? null;
    return { fairness, verdict: verdictOn(located, knowledge) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { fairness, verdict: { kind: 'unfair', differences: [{ kind: 'record', why: error.message }] } };
  }
}

/** Throws a RecordError. */
function verdictOn(located: LocatedRecord, knowledge: Knowledge): Verdict {
  const proof = checkProof(located);
  const testimony = knowledge === 'own' ? null : knowledge;
  const differences = testimony === null ? [] : differencesFrom(knownBy(testimony), located);
  if (differences.length > 0) return { kind: 'unfair', differences };
  if (proof.kind !== 'proven') return { kind: proof.kind };
  const { shuffles } = proof;
  const seeds = located.record.fairness?.seeds ?? [];
  if (knowledge === 'own') return { kind: 'right', shuffles, but: 'own' };
  // Who saw no card of it cannot know either who was a bot.
  if (testimony === null || testimony.bots === null) return { kind: 'right', shuffles, but: 'unseen' };
  const { given } = testimony;
  if (given === null || !seeds.includes(given.seed)) return { kind: 'right', shuffles, but: 'no seed' };
  const known = [null, given.seed, ...given.before];
  return { kind: 'proven', shuffles, later: seeds.flatMap((seed, seat) => (known.includes(seed) ? [] : [seat])) };
}

/** A seed that the server never said it had may be missing: it came too late, or another device was first. */
const knownBy = ({ commitment, given, bots, cards }: Testimony): Parameters<typeof differencesFrom>[0] => ({
  commitment,
  ...(given === null || given.state === 'sent' ? {} : { seed: given.seed }),
  bots: bots ?? [],
  cards,
});
