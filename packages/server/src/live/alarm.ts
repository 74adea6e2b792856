/**
 * Rings once, at a time that is mostly put off before it comes. A timer that would wake it too early stays: to sleep again
 * when that happens costs less than setting and clearing one with every move.
 */
export class Alarm {
  readonly #steady: () => number;
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined;
  #ringsAt = Number.POSITIVE_INFINITY;
  #wakesAt = Number.POSITIVE_INFINITY;

  /** `steady`: milliseconds of a clock that nobody sets. */
  constructor(steady: () => number, ring: () => void) {
    this.#steady = steady;
    this.#ring = ring;
  }

  /** Instead of what it was set to before. */
  set(at: number): void {
    this.#ringsAt = at;
    if (at < this.#wakesAt) this.#sleep();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#ringsAt = Number.POSITIVE_INFINITY;
    this.#wakesAt = Number.POSITIVE_INFINITY;
  }

  #sleep(): void {
    clearTimeout(this.#timer);
    this.#wakesAt = this.#ringsAt;
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, this.#wakesAt - this.#steady()));
  }

  #wake(): void {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    if (this.#ringsAt > this.#steady()) this.set(this.#ringsAt);
    else {
      this.clear();
      this.#ring();
    }
  }
}
