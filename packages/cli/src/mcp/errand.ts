/** Something that is said to a server: it may be long on its way, and nobody waits for it forever. */
import { type Call, problemOf } from './tool.ts';

/** An answer of a server takes moments; whoever wants to wait for their next question waits after it. */
const LEAST_SECONDS = 1;
const MOST_SECONDS = 5;

export class Errand {
  readonly #what: string;
  readonly #end: Promise<unknown>;
  #state: 'under way' | 'done' | 'failed' = 'under way';
  #error: unknown = null;
  /** Whether nobody waited for the end, and it is still to be told. */
  #isLate = false;

  /** `what`: as a sentence begins with it. `sent`: what comes of it. */
  constructor(what: string, sent: Promise<void>) {
    this.#what = what;
    this.#end = sent.then(
      () => {
        this.#state = 'done';
      },
      (error: unknown) => {
        this.#state = 'failed';
        this.#error = error;
      },
    );
  }

  get isUnderWay(): boolean {
    return this.#state === 'under way';
  }

  /** The client sends it again under the same id until the server answers, so that it happens once. */
  get waitingWords(): string {
    return `${this.#what} is sent as soon as the server is there again, and counts once: do not send it again. Expected wait_at_table next, or look_at_table.`;
  }

  /** False if there was no end to be seen in time. Throws what became of it if that was bad. */
  async isDoneWithin(seconds: number, { signal }: Call): Promise<boolean> {
    const patience = AbortSignal.timeout(1000 * Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, seconds)));
    await Promise.race([this.#end, aborted(AbortSignal.any([signal, patience]))]);
    this.#isLate = this.isUnderWay;
    if (this.#state === 'failed') throw this.#error;
    return !this.#isLate;
  }

  /** What became of it after nobody waited for it any more, once; null if that is no news. */
  news(): string | null {
    if (!this.#isLate) return null;
    if (this.isUnderWay) return this.waitingWords;
    this.#isLate = false;
    return this.#state === 'done' ? `${this.#what} has arrived.` : this.#failureWords;
  }

  get #failureWords(): string {
    const problem = problemOf(this.#error);
    if (problem === null) console.error(this.#error);
    return `${this.#what} has arrived, but was not heeded. ${problem ?? 'Something went wrong inside turn7.'}`;
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
