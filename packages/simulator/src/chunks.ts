/**
 * Games in portions, as workers ask for them: small enough for progress to flow and for all workers to end at about the
 * same time, large enough that the asking costs nothing.
 */

/** A chunk is meant to take so long. */
const CHUNK_MS = 100;
/** How much larger than the last one a worker's next chunk may be: code that has just become hot runs ever faster. */
const GROWTH = 8;

export interface Chunk {
  readonly first: number;
  readonly games: number;
}

export class Chunks {
  #next = 0;
  #end: number;
  readonly #workers: number;

  constructor(games: number, workers: number) {
    this.#end = games;
    this.#workers = workers;
  }

  /** The next chunk for a worker that took so long for its last one; undefined when all is handed out. */
  next(last?: { readonly games: number; readonly ms: number }): Chunk | undefined {
    const left = this.#end - this.#next;
    if (left <= 0) return undefined;
    const wanted = last ? Math.min(last.games * GROWTH, Math.round((last.games * CHUNK_MS) / last.ms)) : 1;
    const fair = Math.ceil(left / (2 * this.#workers));
    const games = Math.max(1, Math.min(wanted, fair));
    const first = this.#next;
    this.#next += games;
    return { first, games };
  }

  /** Nothing more is handed out. */
  close(): void {
    this.#end = this.#next;
  }
}
