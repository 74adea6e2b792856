/** How often somebody may come, and how much they may have open at once. */
import { siteOf } from './address.ts';
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
  /** Sheets that one address wants to share and that are none: to find that out takes long. */
  'wrong sheet': { points: 3, duration: 60 },
  /** Requests of one address for lines of long ago, for which a log is replayed. */
  history: { points: 30, duration: 60 },
  /** Pictures that are drawn for one address. */
  picture: {
    points: 60,
    duration: 60,
    refusal: 'Your address has asked for many new pictures; wait a moment and try again.',
  },
  /** Lines that are replayed for one address. */
  replay: {
    points: 60_000,
    duration: 60,
    refusal: 'Your address has asked for so many long tables that others would wait for them; try again in a moment.',
  },
  /** Bytes that one address has written to logs, with what bots add to the games that it starts. */
  written: {
    points: 100_000_000,
    duration: 24 * 3600,
    refusal: 'Your address has sent 100 MB, which is as much as it may in a day; the rest has to wait.',
  },
  /** Bytes that are told because of one address, to all who hear them. */
  told: { points: 500_000_000, duration: 60 },
  /** Bytes of sheets that one address is shown. */
  shown: { points: 30_000_000, duration: 60 },
  /** Codes of nothing that one site asks for. */
  guess: {
    points: 60,
    duration: 3600,
    refusal: 'Too many codes that came from your address belong to nothing; wait a minute and look at the code again.',
  },
} satisfies Readonly<Record<string, Rate>>;

export type RateName = keyof typeof RATES;

/** Of one address, at once. */
const MOST_OPEN = { connection: 2000, socket: 500, 'long poll': 100 } as const;

export type Opening = keyof typeof MOST_OPEN;

/** Somebody who is too fast, and when they may try again. */
export class TooOften extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(milliseconds: number, refusal = 'That was too fast; wait a moment and try again.') {
    super('too many requests', refusal);
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

  /** Throws a TooOften if `who` comes too often, or with too much. */
  take(rate: RateName, who: string, amount = 1): void {
    this.#expectNone(rate, this.#isOn ? this.#bucketsFor(rate).take(who, amount) : 0);
  }

  /** Throws a TooOften if `who` would come too often now. */
  check(rate: RateName, who: string): void {
    this.#expectNone(rate, this.#isOn ? this.#bucketsFor(rate).wait(who) : 0);
  }

  /** Counts what has been done already, however much it was: the next who checks waits the longer. */
  spend(rate: RateName, who: string, amount: number): void {
    if (this.#isOn) this.#bucketsFor(rate).spend(who, amount);
  }

  /**
   * Looks for what has a code that may be guessed. Whoever came with too many of nothing is not told of any code whether
   * it is one: otherwise they could go on, and only count what they are refused. All of nothing count, also where many are
   * looked for at once: whoever has had more than their share that way waits the longer.
   */
  async guess<T>(address: string, look: () => Promise<T>): Promise<T> {
    const site = siteOf(address);
    this.check('guess', site);
    try {
      return await look();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not found') this.spend('guess', site, 1);
      throw error;
    }
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

  #expectNone(rate: RateName, wait: number): void {
    const { refusal }: Rate = RATES[rate];
    if (wait > 0) throw new TooOften(wait, refusal);
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
  /** What whoever comes too often is told, if there is more to say than that. */
  readonly refusal?: string;
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

  /** Takes so many tokens if there is one, and returns 0; or takes none, and returns the milliseconds until there is. */
  take(who: string, tokens = 1): number {
    const wait = this.wait(who);
    if (wait === 0) this.spend(who, tokens);
    return wait;
  }

  /** Takes so many tokens, even if there are fewer. */
  spend(who: string, tokens: number): void {
    const now = this.#now();
    this.#forgetFull(now);
    const level = this.#levelAt(now, this.#buckets.get(who));
    this.#buckets.delete(who); // to stand behind all others
    this.#buckets.set(who, { level: level - tokens, at: now });
  }

  /** The milliseconds until there is a token; 0 if there is one. */
  wait(who: string): number {
    const level = this.#levelAt(this.#now(), this.#buckets.get(who));
    return Math.max(0, 1 - level) * this.#refillMs;
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
