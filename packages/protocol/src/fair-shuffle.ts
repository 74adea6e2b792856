/**
 * Shuffles that nobody can choose. The server commits itself to a secret before it knows the players' seeds, and both
 * together decide the order of every pile of the game: neither side alone can. docs/records.md describes the same
 * algorithm for those who want to check it with a program of their own.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, isSecret, lastOf, type Shuffler, seedWord, shufflerFrom } from '@turn7/engine';

const VERSION = 1;

/** What is published before the seeds are known: the hash of the secret. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(bytesOf(secret)));

export interface FairShuffler extends Shuffler {
  /** How many piles it has shuffled, which says what the next one is. */
  piles: number;
}

/**
 * The shuffles of one game, from its first pile on. `seeds`: one for each seat, null where none was given.
 * Throws a TypeError that does not repeat the secret.
 */
export function fairShuffler(secret: string, seeds: readonly (string | null)[]): FairShuffler {
  const words = seeds.map(seedWord).join(',');
  const keyed = hmac.create(sha256, bytesOf(secret));
  return shufflesFrom(keyed.update(utf8ToBytes(`turn7 shuffle ${VERSION}|${words}|`)), 0);
}

/** HMAC-SHA256 with the secret as its key and what all blocks of the game begin with already taken in. */
type Keyed = ReturnType<typeof hmac.create>;

const shufflesFrom = (keyed: Keyed, piles: number): FairShuffler => ({
  piles,
  begin(cards, count) {
    shufflerFrom(new Stream(keyed, this.piles++)).begin(cards, count);
  },
  pick: lastOf,
  clone() {
    return shufflesFrom(keyed, this.piles);
  },
});

const BLOCK_BYTES = 32;
const WORD_BYTES = 2;
const WORDS = 2 ** (8 * WORD_BYTES);

/** The words of one shuffle: blocks of 32 bytes, read as big-endian integers of 16 bits. */
class Stream implements Chance {
  readonly #keyed: Keyed;
  readonly #shuffle: number;
  readonly #block = new Uint8Array(BLOCK_BYTES);
  readonly #view = new DataView(this.#block.buffer);
  /** How many bytes have been used. */
  #at: number;

  constructor(keyed: Keyed, shuffle: number, at = 0) {
    this.#keyed = keyed;
    this.#shuffle = shuffle;
    this.#at = at;
    if (at % BLOCK_BYTES > 0) this.#fill();
  }

  /** Words from the largest multiple of n on are left out: with them some remainders would come more often. */
  below(n: number): number {
    const limit = WORDS - (WORDS % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  clone(): Stream {
    return new Stream(this.#keyed, this.#shuffle, this.#at);
  }

  #word(): number {
    const place = this.#at % BLOCK_BYTES;
    if (place === 0) this.#fill();
    this.#at += WORD_BYTES;
    return this.#view.getUint16(place);
  }

  #fill(): void {
    const block = Math.floor(this.#at / BLOCK_BYTES);
    this.#keyed
      .clone()
      .update(utf8ToBytes(`${this.#shuffle}|${block}`))
      .digestInto(this.#block);
  }
}

function bytesOf(secret: string): Uint8Array {
  if (isSecret(secret)) return hexToBytes(secret);
  throw new TypeError('this is not a secret; expected 64 hexadecimal digits in lower case');
}
