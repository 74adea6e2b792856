/**
 * The store of a server in a file. A thread has it; lines are written on the spot as well, for to hand one over to the thread
 * takes longer than to write it. What is looked for or deleted may take long, and nobody at a table should wait for it.
 */
import { storeErrorFrom } from './failure.ts';
import { type Committed, GroupCommit, timed } from './group-commit.ts';
import type { SqlStore } from './sql-store.ts';
import { type FileWriter, isBusy, openWriter, type SqliteFile } from './sqlite.ts';
import { type Append, type AppendResult, type Store, StoreError } from './store.ts';
import { StoreThread } from './thread.ts';
import type { Args, Name } from './thread-worker.ts';

/**
 * As long as that everybody in the process waits for a commit; those of a slower disk are left to the thread. A group of
 * hundreds of lines takes as long for itself, and the thread gets those that follow: it costs the same there.
 */
const QUICK_MS = 4;
/** So many commits in a row must be quick: disks that others use as well are slow now and then, and mostly more than once. */
const QUICK_IN_A_ROW = 100;
/** After so many lines the thread writes some: it sees then how long the write-ahead log has become, and copies it into the file. */
const MOST_ON_THE_SPOT = 1000;

/** `heedEnd`: is told why, if the thread ends though nobody has closed the store. It does not come back. */
export async function openFileStore(place: SqliteFile, heedEnd: (why: string) => void = () => {}): Promise<Store> {
  let heed: typeof heedEnd = () => {}; // whoever opens it learns from the error
  const thread = new StoreThread(place, (why) => heed(why));
  try {
    await thread.opened;
    const store = new FileStore(thread, await writerOf(place));
    heed = heedEnd;
    return store;
  } catch (error) {
    await thread.close().catch(() => {}); // what went wrong first is told
    throw error;
  }
}

const writerOf = (place: SqliteFile): Promise<FileWriter> =>
  openWriter(place).catch((error: unknown) => {
    throw storeErrorFrom(`cannot open the database ${place.file}`, error);
  });

class FileStore implements Store {
  readonly #thread: StoreThread;
  readonly #writer: FileWriter;
  readonly #appends = new GroupCommit((batch) => this.#commit(batch));
  /** Since the last commit that took long. */
  #quickCommits = QUICK_IN_A_ROW;
  /** Lines that were written since the thread has written some. */
  #onTheSpot = 0;

  constructor(thread: StoreThread, writer: FileWriter) {
    this.#thread = thread;
    this.#writer = writer;
  }

  append(append: Append): Promise<AppendResult> {
    return this.#appends.append(append);
  }

  readonly read = this.#asking('read');
  readonly findCommand = this.#asking('findCommand');
  readonly heads = this.#asking('heads');
  readonly listings = this.#asking('listings');
  readonly findToken = this.#asking('findToken');
  readonly addPass = this.#asking('addPass');
  readonly redeemPass = this.#asking('redeemPass');
  readonly findRecord = this.#asking('findRecord');
  readonly gamesOf = this.#asking('gamesOf');
  readonly resultsOf = this.#asking('resultsOf');
  readonly standing = this.#asking('standing');
  readonly ranking = this.#asking('ranking');
  readonly tryLogs = this.#asking('tryLogs');
  readonly replaceResult = this.#asking('replaceResult');
  readonly forgetResult = this.#asking('forgetResult');
  readonly ratingsOf = this.#asking('ratingsOf');
  readonly ratingChangesOf = this.#asking('ratingChangesOf');
  readonly forgetRating = this.#asking('forgetRating');
  readonly ratedLogs = this.#asking('ratedLogs');
  readonly replaceRatings = this.#asking('replaceRatings');
  readonly hide = this.#asking('hide');
  readonly secret = this.#asking('secret');
  readonly keepMilestone = this.#asking('keepMilestone');
  readonly findMilestone = this.#asking('findMilestone');
  readonly subscribe = this.#asking('subscribe');
  readonly subscriptionsOf = this.#asking('subscriptionsOf');
  readonly unsubscribe = this.#asking('unsubscribe');
  readonly forgetDevice = this.#asking('forgetDevice');
  readonly overdue = this.#asking('overdue');
  readonly beat = this.#asking('beat');
  readonly forgetNode = this.#asking('forgetNode');
  readonly forgetPasses = this.#asking('forgetPasses');
  readonly prune = this.#asking('prune');
  readonly pruneRatings = this.#asking('pruneRatings');
  readonly lastUse = this.#asking('lastUse');
  readonly ping = this.#asking('ping');

  async close(): Promise<void> {
    try {
      await this.#appends.close();
      await this.#thread.close();
    } finally {
      this.#writer.close();
    }
  }

  #asking<N extends Name>(name: N): (...args: Args[N]) => Promise<Awaited<ReturnType<SqlStore[N]>>> {
    return (...args) => this.#thread.ask(name, ...args);
  }

  async #commit(batch: readonly Append[]): Promise<readonly AppendResult[]> {
    const { ended } = this.#thread;
    if (ended !== null) throw new StoreError(ended);
    const { results, took } = (await this.#commitOnTheSpot(batch)) ?? (await this.#commitInThread(batch));
    this.#quickCommits = took < QUICK_MS ? this.#quickCommits + 1 : 0;
    return results;
  }

  /** null if that is for the thread, which may just be writing something itself. */
  async #commitOnTheSpot(batch: readonly Append[]): Promise<Committed | null> {
    if (this.#quickCommits < QUICK_IN_A_ROW || this.#onTheSpot >= MOST_ON_THE_SPOT) return null;
    this.#onTheSpot += batch.length;
    return timed(() => this.#writer.commit(batch)).catch((error: unknown) => {
      if (isBusy(error)) return null;
      throw storeErrorFrom('cannot write', error);
    });
  }

  #commitInThread(batch: readonly Append[]): Promise<Committed> {
    this.#onTheSpot = 0;
    return this.#thread.ask('commit', batch);
  }
}
