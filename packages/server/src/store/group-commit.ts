/**
 * Commits together what comes together: a disk takes as long for one line as for a hundred. Whatever arrives in one turn
 * of the event loop, or while a commit is under way, is the next batch.
 */
import { setImmediate as turnEnd } from 'node:timers/promises';
import { type Append, type AppendResult, StoreError } from './store.ts';

/** Keeps a statement far below the number of variables that a database takes. */
const MOST_APPENDS = 500;

/** Writes a batch in one transaction, and says of each append how it went. */
export type Commit = (batch: readonly Append[]) => Promise<readonly AppendResult[]>;

/** How each append of a batch went, and how many milliseconds all of it took. */
export interface Committed {
  readonly results: readonly AppendResult[];
  readonly took: number;
}

export async function timed(commit: () => Promise<readonly AppendResult[]>): Promise<Committed> {
  const since = performance.now();
  const results = await commit();
  return { results, took: performance.now() - since };
}

interface Pending {
  readonly append: Append;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  readonly #commit: Commit;
  #waiting: Pending[] = [];
  /** Ends when nothing waits any more; undefined when nothing does. */
  #work: Promise<void> | undefined;
  #closed = false;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  append(append: Append): Promise<AppendResult> {
    if (this.#closed) return Promise.reject(new StoreError('cannot write: the store is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#work ??= this.#run();
    });
  }

  /** Takes nothing more, and resolves when everything is written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#work;
  }

  async #run(): Promise<void> {
    await turnEnd();
    let commit = this.#begin();
    while (commit !== null) {
      const outcome = await commit.outcome;
      // Those that came in the meantime may follow on a line that is now missing, and would wait as long for as little.
      if (outcome instanceof Error) commit.batch.push(...this.#waiting.splice(0));
      // The next batch is on its way to the disk before anybody acts on the results of this one.
      const next = this.#begin();
      for (const [i, waiting] of commit.batch.entries()) settle(waiting, outcome, i);
      commit = next ?? (await this.#afterThisTurn());
    }
    this.#work = undefined;
  }

  /** What those who were just answered had to write at once. */
  async #afterThisTurn(): Promise<Committing | null> {
    await turnEnd();
    return this.#begin();
  }

  #begin(): Committing | null {
    if (this.#waiting.length === 0) return null;
    const batch = this.#waiting.splice(0, MOST_APPENDS);
    const outcome = this.#commit(batch.map(({ append }) => append)).catch(asError);
    return { batch, outcome };
  }
}

interface Committing {
  readonly batch: Pending[];
  readonly outcome: Promise<readonly AppendResult[] | Error>;
}

function settle({ resolve, reject }: Pending, outcome: readonly AppendResult[] | Error, i: number): void {
  if (outcome instanceof Error) reject(outcome);
  else resolve(outcome[i]!); // a result for each append
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
