/** Workers that play games together; the page itself has nothing to do meanwhile. */
import { type Chunk, Chunks, type Report, type Table, type Task } from '@turn7/simulator';
import type { RawWorker } from '../../game/bots/bot-worker.ts';

const MOST_WORKERS = 8;

/** How many workers this device has room for. */
export const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));

export const openWorker = (): RawWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The same games have ended two workers in a row. */
export class PlayError extends Error {
  override readonly name = 'PlayError';
  readonly chunk: Chunk;

  constructor(chunk: Chunk, why: string) {
    super(why);
    this.chunk = chunk;
  }
}

interface Listener {
  /** Some games have come in. */
  readonly onReport: (report: Report) => void;
  /** A worker has ended without an answer; its games are played again by a new one. */
  readonly onCrash: () => void;
}

export class Pool {
  readonly #open: () => RawWorker;
  readonly #workers: (RawWorker | null)[];
  #isClosed = false;

  /** Workers are started when there is something to play. */
  constructor(workers: number, open: () => RawWorker) {
    this.#open = open;
    this.#workers = Array<RawWorker | null>(workers).fill(null);
  }

  /** Plays the first `games` games of a table. After a close it never ends, and nothing more comes in. */
  async play(table: Table, games: number, listener: Listener): Promise<void> {
    const chunks = new Chunks(games, this.#workers.length);
    const employ = async (_: unknown, place: number): Promise<void> => {
      for (let chunk = chunks.next(); chunk; ) {
        const report = await this.#playTwice(place, { table, ...chunk }, listener);
        listener.onReport(report);
        chunk = chunks.next({ games: chunk.games, ms: report.endedAt - report.startedAt });
      }
    };
    await Promise.all(this.#workers.map(employ));
  }

  /** Ends all workers, at once. */
  close(): void {
    this.#isClosed = true;
    for (const [place] of this.#workers.entries()) this.#leave(place);
  }

  async #playTwice(place: number, task: Task, { onCrash }: Listener): Promise<Report> {
    try {
      return await this.#playOnce(place, task);
    } catch (error) {
      if (!(error instanceof PlayError)) throw error;
      onCrash();
      return this.#playOnce(place, task);
    }
  }

  #playOnce(place: number, task: Task): Promise<Report> {
    const worker = this.#enter(place);
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      const fail = (why: string): void => {
        over.abort();
        this.#leave(place);
        reject(new PlayError(task, why));
      };
      const { signal } = over;
      // The error of a script that never came has no message.
      worker.addEventListener('error', ({ message }) => fail(message || 'it could not be loaded'), { signal });
      worker.addEventListener('messageerror', () => fail('its answer cannot be read'), { signal });
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Report>) => {
          over.abort();
          if (!this.#isClosed) resolve(data);
        },
        { signal },
      );
      worker.postMessage(task);
    });
  }

  #enter(place: number): RawWorker {
    const worker = this.#workers[place] ?? this.#open();
    this.#workers[place] = worker;
    return worker;
  }

  #leave(place: number): void {
    this.#workers[place]?.terminate();
    this.#workers[place] = null;
  }
}
