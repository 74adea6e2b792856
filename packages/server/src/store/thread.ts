/// <reference path="./comlink-node.d.ts" />
/** A store in a thread of its own. A commit waits for the disk, and nobody but those who write should wait with it. */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type Remote, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { GroupCommit } from './group-commit.ts';
import type { SqlStore } from './sql-store.ts';
import type { SqliteFile } from './sqlite.ts';
import { type Append, type AppendResult, type PassRow, type Store, StoreError } from './store.ts';
import type { OpenStore } from './thread-worker.ts';

/** A thread runs the built file, wherever this one was bundled into. */
const workerFile = (): string => createRequire(import.meta.url).resolve('@turn7/server/store-worker');

export async function openStoreInThread(place: SqliteFile): Promise<Store> {
  const worker = new Worker(workerFile());
  try {
    return new ThreadStore(worker, await wrap<OpenStore>(nodeEndpoint(worker))(place));
  } catch (error) {
    await worker.terminate();
    throw storeError(error);
  }
}

class ThreadStore implements Store {
  readonly #worker: Worker;
  readonly #remote: Remote<SqlStore>;
  /** On this side, so that what is committed together also crosses together. */
  readonly #appends = new GroupCommit((batch) => this.#ask(this.#remote.commit(batch)));

  /** Fail the calls that are under way. */
  readonly #failing = new Set<(error: StoreError) => void>();
  #hasEnded = false;

  constructor(worker: Worker, remote: Remote<SqlStore>) {
    this.#worker = worker;
    this.#remote = remote;
    worker.once('exit', () => {
      this.#hasEnded = true;
      for (const fail of this.#failing) fail(new StoreError(ENDED));
    });
  }

  append(append: Append): Promise<AppendResult> {
    return this.#appends.append(append);
  }

  read(log: string, after: number, most?: number) {
    return this.#ask(this.#remote.read(log, after, most));
  }

  findCommand(log: string, command: string) {
    return this.#ask(this.#remote.findCommand(log, command));
  }

  heads(logs: readonly string[]) {
    return this.#ask(this.#remote.heads(logs));
  }

  dueAt(now: number, most: number) {
    return this.#ask(this.#remote.dueAt(now, most));
  }

  listings(most: number) {
    return this.#ask(this.#remote.listings(most));
  }

  findToken(hash: string) {
    return this.#ask(this.#remote.findToken(hash));
  }

  addPass(pass: PassRow) {
    return this.#ask(this.#remote.addPass(pass));
  }

  redeemPass(log: string, hash: string, tokenHash: string, now: number) {
    return this.#ask(this.#remote.redeemPass(log, hash, tokenHash, now));
  }

  findRecord(log: string, game: number) {
    return this.#ask(this.#remote.findRecord(log, game));
  }

  gamesOf(log: string) {
    return this.#ask(this.#remote.gamesOf(log));
  }

  beat(node: string, within: number) {
    return this.#ask(this.#remote.beat(node, within));
  }

  forgetNode(node: string) {
    return this.#ask(this.#remote.forgetNode(node));
  }

  forgetPasses(now: number) {
    return this.#ask(this.#remote.forgetPasses(now));
  }

  prune(before: number, most: number) {
    return this.#ask(this.#remote.prune(before, most));
  }

  ping() {
    return this.#ask(this.#remote.ping());
  }

  async close(): Promise<void> {
    await this.#appends.close();
    await this.#ask(this.#remote.close());
    await this.#worker.terminate();
  }

  /** A call that the thread does not live to answer fails like any other. */
  #ask<T>(call: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) return reject(new StoreError(ENDED));
      this.#failing.add(reject);
      call.then(resolve, (error: unknown) => reject(storeError(error))).finally(() => this.#failing.delete(reject));
    });
  }
}

const ENDED = 'cannot reach the database: its thread has ended';

/** An error loses its class on the way from one thread to the other. */
const storeError = (error: unknown): StoreError =>
  new StoreError(error instanceof Error ? error.message : String(error));
