/** How often somebody may come, and how much they may have open at once. */
import { Refusal } from './refusal.ts';

const RATES = {
  /** Messages of one socket. */
  message: { points: 60, duration: 10 },
  /** Messages of all sockets of one address. */
  'message of address': { points: 3000, duration: 10 },
  /** Reactions of one member. */
  reaction: { points: 8, duration: 8 },
  /** New connections of one address. */
  connection: { points: 120, duration: 60 },
  /** Requests of one address. */
  request: { points: 600, duration: 60 },
  /** New tables and new members of one address. */
  arrival: { points: 60, duration: 60 },
  /** Sheets that one address shares: each may be large. */
  sheet: { points: 30, duration: 600 },
  /** Requests of one address for lines of long ago, for which a log is replayed. */
  history: { points: 30, duration: 60 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

/** Of one address, at once. */
const MOST_OPEN = { socket: 500, 'long poll': 100 } as const;

export type Opening = keyof typeof MOST_OPEN;

/** Somebody who is too fast, and when they may try again. */
export class TooOften extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(milliseconds: number) {
    super('too many requests', 'That was too fast; wait a moment and try again.');
    this.retryAfterSeconds = Math.ceil(milliseconds / 1000);
  }
}

export class Rates {
  readonly #isOn: boolean;
  readonly #now: () => number;
  readonly #buckets = new Map<RateName, Buckets>();
  readonly #open = new Map<string, number>();

  /** `now`: milliseconds of a clock that nobody sets. */
  constructor(isOn: boolean, now: () => number = () => performance.now()) {
    this.#isOn = isOn;
    this.#now = now;
  }

  /** Throws a TooOften if `who` comes too often. */
  take(rate: RateName, who: string): void {
    if (!this.#isOn) return;
    const wait = this.#bucketsFor(rate).take(who);
    if (wait > 0) throw new TooOften(wait);
  }

  /** Counts something as open until the function it returns is called. Throws a Refusal if `who` has too much open. */
  open(what: Opening, who: string): () => void {
    const key = `${what} ${who}`;
    const count = this.#open.get(key) ?? 0;
    if (this.#isOn && count >= MOST_OPEN[what])
      throw new Refusal('too many requests', `More than ${MOST_OPEN[what]} of yours are open; close one first.`);
    this.#open.set(key, count + 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#close(key);
      isOpen = false;
    };
  }

  #close(key: string): void {
    const count = (this.#open.get(key) ?? 0) - 1;
    if (count > 0) this.#open.set(key, count);
    else this.#open.delete(key);
  }

  #bucketsFor(rate: RateName): Buckets {
    const buckets = this.#buckets.get(rate) ?? new Buckets(RATES[rate], this.#now);
    this.#buckets.set(rate, buckets);
    return buckets;
  }
}

export interface Rate {
  readonly points: number;
  /** Seconds in which an empty bucket is full again. */
  readonly duration: number;
}

interface Bucket {
  readonly level: number;
  readonly at: number;
}

/** Token buckets, one for each who comes: so many tokens at once, refilled evenly over time. */
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
