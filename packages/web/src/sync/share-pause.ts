/** The time between two attempts: longer each time, over at once when there is reason to hope. */
const PAUSES_MS = [500, 1000, 2000, 4000];

export class Pause {
  #attempts = 0;
  #end: (() => void) | null = null;

  /** Resolves when it is time for the next attempt. */
  wait(): Promise<void> {
    const pause = PAUSES_MS[Math.min(this.#attempts++, PAUSES_MS.length - 1)];
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** An attempt was successful. */
  reset(): void {
    this.#attempts = 0;
  }

  /** The network is back, or somebody looks again. */
  end(): void {
    this.#end?.();
  }
}
