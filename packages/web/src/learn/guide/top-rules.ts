/** The rules that matter most, by what they were measured to gain. */
import type { ArmId } from './arms.ts';
import type { Figures } from './figures.ts';
import { gainOf } from './verdict.ts';

/** Each with the ways to follow it that were measured: the best of them counts. */
const RULES = {
  odds: ['odds'],
  count: ['countsAmongOdds'],
  saver: ['saverAlways'],
  x2: ['x2Stays30', 'x2Stays40', 'x2Stays50', 'x2Stays60'],
  lock: ['locksLeader'],
  three: ['threeAtRisk', 'threeAtMost'],
  limit: ['stays30', 'stays35'],
  close: ['closes'],
} as const satisfies Record<string, readonly ArmId[]>;

type RuleId = keyof typeof RULES;
const RULE_IDS = Object.keys(RULES).filter((id): id is RuleId => id in RULES);

interface TopRule {
  readonly id: RuleId;
  /** The way that gained the most, of so many. */
  readonly arm: ArmId;
  readonly ways: number;
  readonly gain: number;
  readonly se: number;
}

const SHOWN = 5;

export function topRules(figures: Pick<Figures, 'arms'>): readonly TopRule[] {
  const all = RULE_IDS.map((id) => bestOf(id, figures)).sort((a, b) => b.gain - a.gain);
  return all.slice(0, SHOWN);
}

function bestOf(id: RuleId, figures: Pick<Figures, 'arms'>): TopRule {
  const ways: readonly ArmId[] = RULES[id];
  const arm = ways.reduce((best, way) => (gainOf(way, figures) > gainOf(best, figures) ? way : best));
  return { id, arm, ways: ways.length, gain: gainOf(arm, figures), se: figures.arms[arm].se };
}
