/**
 * Who may have lines replayed, and when. It is the dearest thing that can be asked of a node, so it is done in slices, of
 * all that are under way one in each turn of the event loop; for one address one after the other, so that nobody else
 * waits for more than one of theirs; and so many lines a minute.
 */
import { setImmediate as letOthers } from 'node:timers/promises';
import type { Rates } from '../rates.ts';
import type { Pause } from '../table/milestone.ts';

/** Milliseconds after which others have their turn. */
const SLICE_MS = 4;

export class Replays {
  readonly #rates: Rates;
  readonly #steady: () => number;
  /** By address, the end of what is under way. */
  readonly #inLine = new Map<string, Promise<unknown>>();
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(rates: Rates, steady: () => number) {
    this.#rates = rates;
    this.#steady = steady;
  }

  /**
   * Does work that pauses after each line. `address`: of whoever asked for it; null if the node itself did. Throws a
   * Refusal if too many lines were replayed for that address lately.
   */
  async run<T>(address: string | null, work: (pause: Pause) => Promise<T>): Promise<T> {
    if (address === null) return work(this.#pauses());
    this.#rates.check('replay', address);
    const before = this.#inLine.get(address) ?? Promise.resolve();
    const running = before.then(() => this.#counted(address, work));
    const ended = running.catch(() => {});
    this.#inLine.set(address, ended);
    try {
      return await running;
    } finally {
      if (this.#inLine.get(address) === ended) this.#inLine.delete(address);
    }
  }

  /** A turn of the event loop in which nothing else dear is done: everybody else has theirs between two of them. */
  turn(): Promise<void> {
    this.#lastTurn = this.#lastTurn.then(() => letOthers());
    return this.#lastTurn;
  }

  async #counted<T>(address: string, work: (pause: Pause) => Promise<T>): Promise<T> {
    this.#rates.check('replay', address); // those before it in line may have used it up
    const pause = this.#pauses();
    let lines = 0;
    try {
      return await work(() => {
        lines++;
        return pause();
      });
    } finally {
      this.#rates.spend('replay', address, lines);
    }
  }

  /** For one piece of work: waits for the next turn whenever a slice is used up, and before the first one. */
  #pauses(): Pause {
    let end = Number.NEGATIVE_INFINITY;
    return async () => {
      if (this.#steady() < end) return;
      await this.turn();
      end = this.#steady() + SLICE_MS;
    };
  }
}
