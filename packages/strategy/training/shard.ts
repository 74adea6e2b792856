/** A piece of the work, small enough to be shared out: the same piece always gives the same rows. */
import type { Bot } from '../src/bot.ts';
import { Closer } from '../src/bots/closer.ts';
import type { Training } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { Sharp } from '../src/bots/sharp.ts';
import { Labeller, type LabelTask } from './labels.ts';
import { type OutcomeTask, playOutcomes } from './outcomes.ts';

/** Who plays: `closer` before anything is learnt. */
export type Student = Training | 'closer';

export interface Shard {
  readonly student: Student;
  readonly winChance: NetData | null;
  readonly task: OutcomeTask | LabelTask;
}

/** The rows for each net that the task teaches. */
export type Rows = Readonly<Record<string, Float32Array>>;

export function work({ student, winChance, task }: Shard): Rows {
  const player: Bot = student === 'closer' ? new Closer() : new Sharp(student);
  if (task.kind === 'outcomes') return { winChance: playOutcomes(task, player).filled };
  if (winChance === null) throw new Error('labels need a win chance to end playouts with');
  const labels = new Labeller(player, winChance, task).run();
  return Object.fromEntries(Object.entries(labels).map(([net, samples]) => [net, samples.filled.slice()]));
}
