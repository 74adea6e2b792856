/** How often somebody may knock: token buckets per socket and per address. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from './table/decide.ts';

/** So many at once, refilled over so many seconds. */
const LIMITS = {
  /** Messages of one socket. */
  message: { points: 60, duration: 10 },
  /** Reactions of one member. */
  reaction: { points: 8, duration: 8 },
  /** New connections of one address. */
  connection: { points: 120, duration: 60 },
  /** Requests of one address. */
  request: { points: 600, duration: 60 },
  /** New tables and new members of one address. */
  arrival: { points: 60, duration: 60 },
} as const;

export type Knock = keyof typeof LIMITS;
const KNOCKS = ['message', 'reaction', 'connection', 'request', 'arrival'] as const satisfies Knock[];

export class Rates {
  readonly #limiters: ReadonlyMap<Knock, RateLimiterMemory>;

  constructor(isOn: boolean) {
    const kinds = isOn ? KNOCKS : [];
    this.#limiters = new Map(
      kinds.map((knock) => [knock, new RateLimiterMemory({ ...LIMITS[knock], keyPrefix: knock })]),
    );
  }

  /** Throws a Refusal if `who` knocks too often. */
  async take(knock: Knock, who: string): Promise<void> {
    try {
      await this.#limiters.get(knock)?.consume(who);
    } catch {
      throw new Refusal('too many requests', 'That was too fast; wait a moment and try again.');
    }
  }
}
