/** “What happens now?”: a situation, what may be said of it, and which of that the engine says. */
import type { GameEvent, RulingId, View } from '@turn7/engine';
import { ACTION_ROWS } from './action-rows.ts';
import { type Claim, isTrue } from './claim.ts';
import { SCORE_ROWS } from './score-rows.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Done, outcomeOf, type Row, type Situation } from './situation.ts';
import { TWIN_ROWS } from './twin-rows.ts';

export const ROWS: readonly Row[] = [...TWIN_ROWS, ...ACTION_ROWS, ...SCORE_ROWS];

export interface RuleQuestion {
  readonly kind: 'rule';
  readonly id: string;
  readonly ruling: RulingId;
  readonly view: View;
  readonly done: readonly Done[];
  readonly situation: Pick<Situation, 'coming' | 'about' | 'asks'>;
  readonly answers: readonly Claim[];
  /** The place of the right one. */
  readonly right: number;
  /** What happens. */
  readonly events: readonly GameEvent[];
}

export function ruleQuestion({ id, ruling, make }: Row, random: SeededRandom): RuleQuestion {
  const situation = make(random);
  const outcome = outcomeOf(situation);
  const answers = random.shuffled(situation.claims);
  const right = answers.findIndex((claim) => isTrue(claim, outcome));
  if (right < 0) throw new Error(`nothing that is said of "${id}" is true`);
  const { before: view, done, events } = outcome;
  return { kind: 'rule', id, ruling, view, done, situation, answers, right, events: withoutNextRound(events) };
}

/** The next round is dealt at once, and nobody has asked about that. */
function withoutNextRound(events: readonly GameEvent[]): readonly GameEvent[] {
  const next = events.findIndex(({ kind }) => kind === 'round started');
  return next < 0 ? events : events.slice(0, next);
}
