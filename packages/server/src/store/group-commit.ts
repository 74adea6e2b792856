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

interface Waiting {
  readonly append: Append;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit {
  readonly #commit: Commit;
  #waiting: Waiting[] = [];
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
    while (this.#waiting.length > 0) {
      await turnEnd();
      await this.#write(this.#waiting.splice(0, MOST_APPENDS));
    }
    this.#work = undefined;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.#commit(batch.map(({ append }) => append));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i]!); // a result for each append
    } catch (error) {
      // Those that came in the meantime may follow on a line that is now missing, and would wait as long for as little.
      for (const { reject } of [...batch, ...this.#waiting.splice(0)]) reject(error);
    }
  }
}
