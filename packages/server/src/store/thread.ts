/// <reference path="./comlink-node.d.ts" />
/** A store in a thread of its own. A commit waits for the disk, and nobody but those who write should wait with it. */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type Remote, wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { GroupCommit } from './group-commit.ts';
import type { StorePlace } from './open.ts';
import type { SqlStore } from './sql-store.ts';
import { type Append, type AppendResult, type PassRow, type Store, StoreError } from './store.ts';
import type { OpenStore } from './thread-worker.ts';

/** A thread runs the built file, wherever this one was bundled into. */
const workerFile = (): string => createRequire(import.meta.url).resolve('@turn7/server/store-worker');

export async function openStoreInThread(place: StorePlace): Promise<Store> {
  const worker = new Worker(workerFile());
  try {
    return new ThreadStore(worker, await failing(wrap<OpenStore>(nodeEndpoint(worker))(place)));
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

class ThreadStore implements Store {
  readonly #worker: Worker;
  readonly #remote: Remote<SqlStore>;
  /** On this side, so that what is committed together also crosses together. */
  readonly #log = new GroupCommit((batch) => failing(this.#remote.commit(batch)));

  constructor(worker: Worker, remote: Remote<SqlStore>) {
    this.#worker = worker;
    this.#remote = remote;
  }

  append(append: Append): Promise<AppendResult> {
    return this.#log.append(append);
  }

  read(table: string, after: number) {
    return failing(this.#remote.read(table, after));
  }

  findCommand(table: string, command: string) {
    return failing(this.#remote.findCommand(table, command));
  }

  heads(tables: readonly string[]) {
    return failing(this.#remote.heads(tables));
  }

  dueAt(now: number, most: number) {
    return failing(this.#remote.dueAt(now, most));
  }

  listings(most: number) {
    return failing(this.#remote.listings(most));
  }

  findToken(hash: string) {
    return failing(this.#remote.findToken(hash));
  }

  addPass(pass: PassRow) {
    return failing(this.#remote.addPass(pass));
  }

  redeemPass(table: string, hash: string, tokenHash: string, now: number) {
    return failing(this.#remote.redeemPass(table, hash, tokenHash, now));
  }

  findRecord(table: string, game: number) {
    return failing(this.#remote.findRecord(table, game));
  }

  gamesOf(table: string) {
    return failing(this.#remote.gamesOf(table));
  }

  beat(node: string, within: number) {
    return failing(this.#remote.beat(node, within));
  }

  forgetNode(node: string) {
    return failing(this.#remote.forgetNode(node));
  }

  forgetPasses(now: number) {
    return failing(this.#remote.forgetPasses(now));
  }

  prune(before: number, most: number) {
    return failing(this.#remote.prune(before, most));
  }

  ping() {
    return failing(this.#remote.ping());
  }

  async close(): Promise<void> {
    await this.#log.close();
    await failing(this.#remote.close());
    await this.#worker.terminate();
  }
}

/** An error loses its class on the way from one thread to the other. */
const failing = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new StoreError(error instanceof Error ? error.message : String(error));
  });
