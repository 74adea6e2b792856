/** Token buckets, one for each who knocks: so many tokens at once, refilled evenly over time. */

export interface Rate {
  readonly points: number;
  /** Seconds in which an empty bucket is full again. */
  readonly duration: number;
}

interface Bucket {
  readonly level: number;
  readonly at: number;
}

export class Buckets {
  readonly #size: number;
  readonly #refillMs: number;
  readonly #now: () => number;
  /** Those that are not full, the longest untouched first. */
  readonly #buckets = new Map<string, Bucket>();

  /** `now`: milliseconds. */
  constructor({ points, duration }: Rate, now: () => number) {
    this.#size = points;
    this.#refillMs = (duration * 1000) / points;
    this.#now = now;
  }

  /** How many buckets are remembered. */
  get count(): number {
    return this.#buckets.size;
  }

  /** Takes a token, and returns 0; or takes none, and returns the milliseconds until there is one. */
  take(who: string): number {
    const now = this.#now();
    this.#forgetFull(now);
    const level = this.#levelAt(now, this.#buckets.get(who));
    if (level < 1) return (1 - level) * this.#refillMs;
    this.#buckets.delete(who); // to stand behind all others
    this.#buckets.set(who, { level: level - 1, at: now });
    return 0;
  }

  #levelAt(now: number, bucket: Bucket | undefined): number {
    return bucket ? Math.min(this.#size, bucket.level + (now - bucket.at) / this.#refillMs) : this.#size;
  }

  /** Whoever comes with many names leaves none behind: an untouched bucket is full after `duration`, and goes. */
  #forgetFull(now: number): void {
    for (const [who, bucket] of this.#buckets) {
      if (this.#levelAt(now, bucket) < this.#size) return;
      this.#buckets.delete(who);
    }
  }
}
