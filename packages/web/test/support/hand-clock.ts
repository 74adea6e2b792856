/** A clock that only goes on when a test says so. */
import type { Clock } from '../../src/device/clock.ts';

export class HandClock implements Clock {
  #now = 0;
  #waiting: readonly { readonly at: number; readonly then: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, then };
    this.#waiting = [...this.#waiting, timer];
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== timer);
    };
  }

  /** How many somebodies wait for it. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** So much time passes. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#due(end); next !== undefined; next = this.#due(end)) {
      const { at, then } = next;
      this.#now = at;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      then();
    }
    this.#now = end;
  }

  #due(end: number): { readonly at: number; readonly then: () => void } | undefined {
    return this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
