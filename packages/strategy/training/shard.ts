/** A piece of the work, small enough to be shared out: the same piece always gives the same rows. */
import { Closer } from '../src/bots/closer.ts';
import type { Training } from '../src/bots/judgement.ts';
import { Sharp } from '../src/bots/sharp.ts';
import { Labeller, type LabelTask } from './labels.ts';
import { type OutcomeTask, playOutcomes } from './outcomes.ts';

export type Shard = (OutcomeTask & { readonly player: Training | 'closer' }) | LabelTask;

/** The rows for each net that the task teaches. */
export type Rows = Readonly<Partial<Record<keyof Training, Float32Array>>>;

export function work(shard: Shard): Rows {
  if (shard.kind === 'outcomes') {
    const { player } = shard;
    return { winChance: playOutcomes(shard, player === 'closer' ? new Closer() : new Sharp(player)).filled };
  }
  const { hit, lock, turnThree, lifeSaver } = new Labeller(new Closer(), shard).run();
  return {
    hit: hit.filled.slice(),
    lock: lock.filled.slice(),
    turnThree: turnThree.filled.slice(),
    lifeSaver: lifeSaver.filled.slice(),
  };
}
