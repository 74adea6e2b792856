/** How moves are driven and timed: all at once, or so many a second whatever the answers take. */
import type { Acknowledged, Drive } from '../../packages/server/load/driven-table.ts';

/** When a move may be made. */
export interface Timing {
  turn(): Promise<void>;
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

  async turn(): Promise<void> {}

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

  async turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + this.#step;
    // Those whose moment lies beyond the end wait no longer than that.
    if (at > now) await new Promise((resolve) => setTimeout(resolve, Math.min(at, this.#end) - now));
  }

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }
}

export interface Measured {
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

  turn(): Promise<void> {
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
    return { perSecond: sorted.length / this.#timing.seconds, p50: at(0.5), p99: at(0.99) };
  }
}
