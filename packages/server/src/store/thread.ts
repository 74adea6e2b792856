/** The thread in which a store in a file does what may take long, as seen by whoever asks it. */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { SqlStore } from './sql-store.ts';
import type { SqliteFile } from './sqlite.ts';
import { StoreError } from './store.ts';
import type { Answer, Args, Call, Name } from './thread-worker.ts';

/** A thread runs the built file, wherever this one was bundled into. */
const workerFile = (): string => createRequire(import.meta.url).resolve('@turn7/server/store-worker');

/** Under this number the thread says that the store is open, or why it is not. */
const OPENED = 0;

export class StoreThread {
  /** Once the thread has made a database of the file; rejects with a StoreError if it cannot. */
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #onEnd: (why: string) => void;
  /** By their numbers, who waits for an answer. */
  readonly #waiting = new Map<number, (answer: Answer<never>) => void>();
  readonly #exited: Promise<void>;
  #asked = OPENED;
  #isClosing = false;
  /** Why, if it has. */
  #ended: string | null = null;

  /** `onEnd`: is told why, once, if nothing is answered any more though nobody has closed it. */
  constructor(place: SqliteFile, onEnd: (why: string) => void) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(workerFile(), { workerData: place });
    this.#worker.on('message', (answer) => this.#settle(answer));
    let why = '';
    this.#worker.on('error', (error: Error) => {
      why = `: ${error.message}`; // its end follows
    });
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#end(`cannot reach the database: ${this.#isClosing ? 'it is closed' : `its thread has ended${why}`}`);
        resolve();
      });
    });
    this.opened = this.#answered(OPENED);
  }

  /** Why nothing is answered any more, if that is so. */
  get ended(): string | null {
    return this.#ended;
  }

  /** A call that the thread does not live to answer fails like any other. */
  ask<N extends Name>(name: N, ...args: Args[N]): Promise<Awaited<ReturnType<SqlStore[N]>>> {
    if (this.#ended !== null) return Promise.reject(new StoreError(this.#ended));
    const id = ++this.#asked;
    this.#worker.postMessage({ id, name, args } satisfies Call<N>);
    return this.#answered(id);
  }

  /** Not before the thread has ended by itself: one that is ended while libsql throws takes the process with it. */
  async close(): Promise<void> {
    this.#isClosing = true;
    try {
      if (this.#ended === null) await this.ask('close');
    } finally {
      await this.#exited;
    }
  }

  /** What was asked and is not answered fails for that reason, as does all that will be asked. */
  #end(why: string): void {
    this.#ended = why;
    for (const id of this.#waiting.keys()) this.#settle({ id, failure: why });
    if (!this.#isClosing) this.#onEnd(why);
  }

  #answered<T>(id: number): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer: Answer<T>) => {
        if ('failure' in answer) reject(new StoreError(answer.failure));
        else resolve(answer.result);
      });
    });
  }

  #settle(answer: Answer<never>): void {
    const settle = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    settle?.(answer);
  }
}
