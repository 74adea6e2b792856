/** How moves are driven and timed: all at once, or so many a second whatever the answers take. */
import type { Acknowledged, Drive } from '../../packages/server/load/driven-table.ts';

/** When a move may be made. */
export interface Timing {
  turn(): Promise<number>;
  readonly isOver: boolean;
  readonly seconds: number;
}

export class AsFastAsPossible implements Timing {
  readonly seconds: number;
  readonly #end: number;

  constructor(seconds: number) {
    this.seconds = seconds;
    this.#end = performance.now() + seconds * 1000;
  }

  async turn(): Promise<number> {
    return performance.now();
  }

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }
}

/** Whoever comes next waits for the next moment of an even beat; all who wait together stand in a line. */
export class AtARate implements Timing {
  readonly seconds: number;
  readonly #step: number;
  readonly #end: number;
  #next = performance.now();

  constructor(perSecond: number, seconds: number) {
    this.seconds = seconds;
    this.#step = 1000 / perSecond;
    this.#end = performance.now() + seconds * 1000;
  }

  /** A move that comes late is timed from when it should have come, so that no delay is hidden by the one before it. */
  async turn(): Promise<number> {
    const now = performance.now();
    const at = this.#next;
    this.#next += this.#step;
    // Those whose moment lies beyond the end wait no longer than that.
    if (at > now) await new Promise((resolve) => setTimeout(resolve, Math.min(at, this.#end) - now));
    return Math.min(at, performance.now());
  }

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }
}

export interface Measured {
  readonly moves: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export class Stopwatch implements Drive {
  readonly #timing: Timing;
  readonly #times: number[] = [];

  constructor(timing: Timing) {
    this.#timing = timing;
  }

  turn(): Promise<number> {
    return this.#timing.turn();
  }

  get isOver(): boolean {
    return this.#timing.isOver;
  }

  acknowledged(_move: Acknowledged, milliseconds: number): void {
    this.#times.push(milliseconds);
  }

  get measured(): Measured {
    const sorted = this.#times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    return { moves: sorted.length, perSecond: sorted.length / this.#timing.seconds, p50: at(0.5), p99: at(0.99) };
  }
}
