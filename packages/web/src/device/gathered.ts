/** What changes more often than it may be written: the first is written at once, and of all that follow soon the latest. */
import type { Clock } from './clock.ts';

export class Gathered<T> {
  readonly #clock: Clock;
  readonly #pause: number;
  readonly #write: (value: T) => void;
  #isPausing = false;
  #waiting: { readonly value: T } | null = null;

  /** `pause`: so many milliseconds lie between one and the next. */
  constructor(clock: Clock, pause: number, write: (value: T) => void) {
    this.#clock = clock;
    this.#pause = pause;
    this.#write = write;
  }

  put(value: T): void {
    this.#waiting = { value };
    if (this.#isPausing) return;
    this.flush();
    this.#rest();
  }

  /** What waits is written now. */
  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#write(waiting.value);
  }

  /** What waits is never written. */
  drop(): void {
    this.#waiting = null;
  }

  #rest(): void {
    this.#isPausing = true;
    this.#clock.after(this.#pause, () => {
      this.#isPausing = false;
      if (this.#waiting === null) return;
      this.flush();
      this.#rest();
    });
  }
}
