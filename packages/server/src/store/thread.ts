/** A store in a thread of its own. A commit waits for the disk, and nobody but those who write should wait with it. */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { GroupCommit } from './group-commit.ts';
import type { SqlStore } from './sql-store.ts';
import type { SqliteFile } from './sqlite.ts';
import {
  type Append,
  type AppendResult,
  type Days,
  type DeadlineRow,
  type MilestoneRow,
  type PassRow,
  type RatingRow,
  type ResultRow,
  type Span,
  type Store,
  StoreError,
  type SubscriptionRow,
} from './store.ts';
import type { Answer, Args, Call, Name } from './thread-worker.ts';

/** A thread runs the built file, wherever this one was bundled into. */
const workerFile = (): string => createRequire(import.meta.url).resolve('@turn7/server/store-worker');

/** Under this number the thread says that the store is open, or why it is not. */
const OPENED = 0;

/** `heedEnd`: is told why, if the thread ends though nobody has closed the store. It does not come back. */
export async function openStoreInThread(place: SqliteFile, heedEnd: (why: string) => void = () => {}): Promise<Store> {
  const store = new ThreadStore(place);
  await store.isOpen;
  store.heedEnd = heedEnd;
  return store;
}

class ThreadStore implements Store {
  readonly #worker: Worker;
  /** On this side, so that what is committed together also crosses together. */
  readonly #appends = new GroupCommit((batch) => this.#ask('commit', batch));
  /** By their numbers, who waits for an answer. */
  readonly #waiting = new Map<number, (answer: Answer<never>) => void>();
  #asked = OPENED;
  /** Why, if it has. */
  #ended: string | null = null;
  #isClosing = false;
  readonly isOpen: Promise<void>;
  heedEnd: (why: string) => void = () => {};

  constructor(place: SqliteFile) {
    this.#worker = new Worker(workerFile(), { workerData: place });
    this.#worker.on('message', (answer) => this.#settle(answer));
    let why = '';
    this.#worker.on('error', (error: Error) => {
      why = `: ${error.message}`; // its end follows
    });
    this.#worker.once('exit', () => this.#end(`cannot reach the database: its thread has ended${why}`));
    this.isOpen = this.#answered(OPENED);
  }

  append(append: Append): Promise<AppendResult> {
    return this.#appends.append(append);
  }

  read(log: string, after: number, most?: number) {
    return this.#ask('read', log, after, most);
  }

  findCommand(log: string, command: string, among?: Span) {
    return this.#ask('findCommand', log, command, among);
  }

  heads(logs: readonly string[]) {
    return this.#ask('heads', logs);
  }

  listings(most: number, ofOne: number) {
    return this.#ask('listings', most, ofOne);
  }

  findToken(hash: string) {
    return this.#ask('findToken', hash);
  }

  addPass(pass: PassRow) {
    return this.#ask('addPass', pass);
  }

  redeemPass(log: string, hash: string, tokenHash: string, now: number) {
    return this.#ask('redeemPass', log, hash, tokenHash, now);
  }

  findRecord(log: string, game: number) {
    return this.#ask('findRecord', log, game);
  }

  gamesOf(log: string) {
    return this.#ask('gamesOf', log);
  }

  resultsOf(logs: readonly string[]) {
    return this.#ask('resultsOf', logs);
  }

  standing(date: string, board: string, score: number, player: string | null) {
    return this.#ask('standing', date, board, score, player);
  }

  ranking(days: Days, most: number, players?: readonly string[]) {
    return this.#ask('ranking', days, most, players);
  }

  tryLogs() {
    return this.#ask('tryLogs');
  }

  replaceResult(result: ResultRow) {
    return this.#ask('replaceResult', result);
  }

  forgetResult(log: string, seq: number) {
    return this.#ask('forgetResult', log, seq);
  }

  ratingsOf(players: readonly string[], forOthers: boolean) {
    return this.#ask('ratingsOf', players, forOthers);
  }

  ratingChangesOf(log: string, game: number) {
    return this.#ask('ratingChangesOf', log, game);
  }

  forgetRating(player: string, now: number) {
    return this.#ask('forgetRating', player, now);
  }

  ratedLogs() {
    return this.#ask('ratedLogs');
  }

  replaceRatings(log: string, lastGame: number, rows: readonly RatingRow[]) {
    return this.#ask('replaceRatings', log, lastGame, rows);
  }

  hide(player: string, isHidden: boolean) {
    return this.#ask('hide', player, isHidden);
  }

  secret(name: string, fresh: string) {
    return this.#ask('secret', name, fresh);
  }

  keepMilestone(milestone: MilestoneRow) {
    return this.#ask('keepMilestone', milestone);
  }

  findMilestone(log: string, most?: number) {
    return this.#ask('findMilestone', log, most);
  }

  subscribe(device: SubscriptionRow, most: number) {
    return this.#ask('subscribe', device, most);
  }

  subscriptionsOf(log: string, member: number) {
    return this.#ask('subscriptionsOf', log, member);
  }

  unsubscribe(log: string, member: number, endpoint: string) {
    return this.#ask('unsubscribe', log, member, endpoint);
  }

  forgetDevice(endpoint: string) {
    return this.#ask('forgetDevice', endpoint);
  }

  overdue(now: number, most: number, after: DeadlineRow | null) {
    return this.#ask('overdue', now, most, after);
  }

  beat(node: string, within: number) {
    return this.#ask('beat', node, within);
  }

  forgetNode(node: string) {
    return this.#ask('forgetNode', node);
  }

  forgetPasses(now: number) {
    return this.#ask('forgetPasses', now);
  }

  prune(before: number, most: number) {
    return this.#ask('prune', before, most);
  }

  pruneRatings(before: number) {
    return this.#ask('pruneRatings', before);
  }

  lastUse() {
    return this.#ask('lastUse');
  }

  ping() {
    return this.#ask('ping');
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#appends.close();
    if (this.#ended !== null) return;
    await this.#ask('close');
    await this.#worker.terminate();
  }

  /** A call that the thread does not live to answer fails like any other. */
  #ask<N extends Name>(name: N, ...args: Args[N]): Promise<Awaited<ReturnType<SqlStore[N]>>> {
    if (this.#ended !== null) return Promise.reject(new StoreError(this.#ended));
    const id = ++this.#asked;
    this.#worker.postMessage({ id, name, args } satisfies Call<N>);
    return this.#answered(id);
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

  #end(why: string): void {
    this.#ended = why;
    for (const id of this.#waiting.keys()) this.#settle({ id, failure: why });
    if (!this.#isClosing) this.heedEnd(why);
  }
}
