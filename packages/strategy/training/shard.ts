/** A piece of the work, small enough to be shared out: the same piece always gives the same rows. */
import type { Training } from '../src/bots/judgement.ts';
import { Labeller, type LabelTask, type Player, playerOf } from './labels.ts';
import { type MidRoundTask, playMidRound } from './mid-round.ts';
import { type OutcomeTask, playOutcomes } from './outcomes.ts';

export type Shard = (OutcomeTask & { readonly player: Player }) | LabelTask | MidRoundTask;

/** The rows for each net that the task teaches. */
export type Rows = Readonly<Partial<Record<keyof Training | 'midRound', Float32Array>>>;

export function work(shard: Shard): Rows {
  if (shard.kind === 'outcomes') return { winChance: playOutcomes(shard, playerOf(shard.player)).filled };
  if (shard.kind === 'mid-round') return { midRound: playMidRound(shard).filled };
  const { hit, lock, turnThree, lifeSaver } = new Labeller(shard).run();
  return {
    hit: hit.filled.slice(),
    lock: lock.filled.slice(),
    turnThree: turnThree.filled.slice(),
    lifeSaver: lifeSaver.filled.slice(),
  };
}
