/** Workers that play games together; the page itself has nothing to do meanwhile. */
import { type Chunk, Chunks, type Report, type Table, type Task } from '@turn7/simulator';
import type { Room } from '../../game/bots/thinker.ts';

const MOST_WORKERS = 8;

/** How many workers this device has room for. */
export const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));

export const openRoom = (): Room => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The same games have ended two workers in a row. */
export class PlayError extends Error {
  override readonly name = 'PlayError';
  readonly chunk: Chunk;

  constructor(chunk: Chunk, why: string) {
    super(why);
    this.chunk = chunk;
  }
}

export interface Listener {
  /** Some games have come in. */
  readonly onReport: (report: Report) => void;
  /** A worker has ended without an answer; its games are played again by a new one. */
  readonly onCrash: () => void;
}

export class Pool {
  readonly #open: () => Room;
  readonly #rooms: (Room | null)[];
  #isClosed = false;

  /** Workers are started when there is something to play. */
  constructor(workers: number, open: () => Room) {
    this.#open = open;
    this.#rooms = Array<Room | null>(workers).fill(null);
  }

  /** Plays the first `games` games of a table. After a close it never ends, and nothing more comes in. */
  async play(table: Table, games: number, listener: Listener): Promise<void> {
    const chunks = new Chunks(games, this.#rooms.length);
    const employ = async (_: unknown, place: number): Promise<void> => {
      for (let chunk = chunks.next(); chunk; ) {
        const report = await this.#playTwice(place, { table, ...chunk }, listener);
        listener.onReport(report);
        chunk = chunks.next({ games: chunk.games, ms: report.endedAt - report.startedAt });
      }
    };
    await Promise.all(this.#rooms.map(employ));
  }

  /** Ends all workers, at once. */
  close(): void {
    this.#isClosed = true;
    for (const [place] of this.#rooms.entries()) this.#leave(place);
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
    const room = this.#enter(place);
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      const fail = (why: string): void => {
        over.abort();
        this.#leave(place);
        reject(new PlayError(task, why));
      };
      const { signal } = over;
      // The error of a script that never came has no message.
      room.addEventListener('error', ({ message }) => fail(message || 'it could not be loaded'), { signal });
      room.addEventListener('messageerror', () => fail('its answer cannot be read'), { signal });
      room.addEventListener(
        'message',
        ({ data }: MessageEvent<Report>) => {
          over.abort();
          if (!this.#isClosed) resolve(data);
        },
        { signal },
      );
      room.postMessage(task);
    });
  }

  #enter(place: number): Room {
    const room = this.#rooms[place] ?? this.#open();
    this.#rooms[place] = room;
    return room;
  }

  #leave(place: number): void {
    this.#rooms[place]?.terminate();
    this.#rooms[place] = null;
  }
}
