/** Whether the database answers. However many ask, it is asked now and then. */
import type { Store } from '../store/store.ts';

/** Whoever asks for readiness wants to know it now. */
const PATIENCE_MS = 2000;
/** How old an answer may be. */
const FRESH_MS = 500;

export class Readiness {
  readonly #store: Store;
  readonly #now: () => number;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** Whoever asked again before the last question is answered would only make others wait longer. */
  #isAsked = false;
  #answer: Promise<boolean> = Promise.resolve(false);

  /** `now`: milliseconds of a clock that nobody sets. */
  constructor(store: Store, now: () => number = () => performance.now()) {
    this.#store = store;
    this.#now = now;
  }

  databaseAnswers(): Promise<boolean> {
    if (this.#isAsked || this.#now() - this.#askedAt < FRESH_MS) return this.#answer;
    this.#askedAt = this.#now();
    this.#isAsked = true;
    const ping = this.#store.ping().finally(() => {
      this.#isAsked = false;
    });
    this.#answer = answersInTime(ping);
    return this.#answer;
  }
}

async function answersInTime(answer: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
