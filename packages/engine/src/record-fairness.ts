/**
 * What a record says so that anybody can check its shuffles: the hash of a secret, published before the players gave
 * their seeds, and the secret itself once the game is over. Which cards they make is told in docs/records.md; the engine
 * only knows how they are written.
 */
import type { Seat } from './seat.ts';

export interface Fairness {
  /** The SHA-256 hash of the secret. */
  readonly commitment: string;
  /** One for each player; null for a bot, or where none was given. */
  readonly seeds: readonly (string | null)[];
  /** The seats whose players gave one, in the order in which the seeds came; older records do not say. */
  readonly seeded?: readonly Seat[];
  /** Null until it has been revealed. */
  readonly secret: string | null;
}

/** How the seed of a player who gave none is written. */
export const NO_SEED = '-';

/** 32 bytes, as secrets and commitments are. */
export const SECRET = /^[0-9a-f]{64}$/;
export const SEED = /^[0-9a-f]{1,64}$/;

export const isSecret = (text: string): boolean => SECRET.test(text);
export const isSeed = (text: string): boolean => SEED.test(text);

/** Whether these are the seats with a seed, each once. */
export function isOrderOf(seeds: Fairness['seeds'], seats: readonly Seat[]): boolean {
  const givers = seeds.flatMap((seed, seat) => (seed === null ? [] : [seat]));
  return givers.length === seats.length && givers.every((seat) => seats.includes(seat));
}

/** A seed as it is written. Throws a TypeError. */
export function seedWord(seed: string | null): string {
  if (seed === null) return NO_SEED;
  if (isSeed(seed)) return seed;
  throw new TypeError(`"${seed}" is not a seed; expected 1 to 64 hexadecimal digits in lower case, or null`);
}
