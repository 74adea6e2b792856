/** Bots and the coach, in a worker: however long they think, the page never stutters. */
import type { Choice, View } from '@turn7/engine';
import type { Advice, Odds } from '@turn7/strategy';

/** What a coach knows about the question that is asked. */
export interface Counsel {
  /** Of the next card; null where a target is asked for. */
  readonly odds: Odds | null;
  readonly advice: Advice;
}

/** A view is all they get: what everybody may see. */
export interface Thinker {
  choose(level: string, view: View, seed: number): Promise<Choice>;
  counsel(view: View): Promise<Counsel>;
}
