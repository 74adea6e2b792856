/** A review on its way: it gets better by itself until it is done or somebody stops it, and goes on when they like. */
import type { Review } from '@turn7/strategy';
import { Signal } from '../../device/signal.ts';
import type { Reached } from './review-bench.ts';
import type { ReviewWork } from './review-worker.ts';

export interface ReviewState {
  /** `failed`: the browser could not do it, or ended it. */
  readonly phase: 'working' | 'stopped' | 'done' | 'failed';
  readonly reached: Reached;
  /** After how many passes it is done. */
  readonly goal: number;
  /** The best there is; null before the first. */
  readonly review: Review | null;
}

/**
 * Each pass makes a review more precise: the first is estimated at once, after the usual ones every answer has been played
 * out a thousand times, and after the most a quarter of a million times, which nobody waits for.
 */
export const FIRST_LOOK = 1;
export const USUAL_PASSES = 4;
/** Enough to be kept: every answer that is close has been played out, so that no mistake is missed or made up. */
export const KEPT_PASSES = 2;
const MOST_PASSES = 12;

/** So long the worker works without looking up, in milliseconds: whoever stops it waits no longer. */
const PIECE = 100;

const BEGINNING: ReviewState = {
  phase: 'working',
  reached: { passes: 0, share: 0, isDone: false },
  goal: 0,
  review: null,
};

export class ReviewRun {
  readonly state = new Signal(BEGINNING);
  readonly #record: string;
  readonly #open: () => ReviewWork;
  #work: ReviewWork | null = null;
  /** Whether somebody is at work: stopping takes a moment. */
  #isBusy = false;

  /** `record`: the text of the game. */
  constructor(record: string, open: () => ReviewWork) {
    this.#record = record;
    this.#open = open;
  }

  /** Begins, or goes on after a stop or a failure; what was done gets another pass if nobody says how many. */
  go(passes?: number): void {
    const { phase, reached, goal } = this.state.value;
    const wanted = passes ?? (phase === 'done' ? goal + 1 : goal);
    const isReached = reached.passes >= wanted;
    this.#set({ phase: isReached ? 'done' : 'working', goal: wanted });
    if (!isReached && !this.#isBusy) void this.#run();
  }

  stop(): void {
    if (this.#isWorking) this.#set({ phase: 'stopped' });
  }

  /** Nothing is heard of it any more. */
  close(): void {
    this.stop();
    this.#work?.close();
    this.#work = null;
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    try {
      await this.#workOn();
    } catch {
      this.#work?.close();
      this.#work = null;
      this.#isBusy = false;
      this.#set({ phase: 'failed' });
    }
  }

  async #workOn(): Promise<void> {
    const work = this.#work ?? this.#open();
    if (this.#work === null) {
      this.#work = work;
      this.#set({ reached: BEGINNING.reached });
      await work.begin(this.#record, MOST_PASSES);
    }
    while (this.#isWorking) {
      const before = this.state.value.reached;
      const reached = await work.work(PIECE);
      // A review changes with each pass, not all the time: people read it.
      const isNew = reached.passes > before.passes || !this.#isWorking;
      const review = isNew ? await work.review() : null;
      const isDone = reached.isDone || reached.passes >= this.state.value.goal; // more may be wanted by now
      this.#set({ reached, ...(review && { review }), ...(isDone && { phase: 'done' }) });
    }
    this.#isBusy = false; // at once: whoever hears that it is done may want more
  }

  get #isWorking(): boolean {
    return this.state.value.phase === 'working';
  }

  #set(changed: Partial<ReviewState>): void {
    this.state.set({ ...this.state.value, ...changed });
  }
}
