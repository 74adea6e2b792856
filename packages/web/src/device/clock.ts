/** Time as an argument, so that tests need not wait for it. */
export interface Clock {
  /** In milliseconds since 1970. */
  now(): number;
  /** Returns how to call it off. */
  after(milliseconds: number, then: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
