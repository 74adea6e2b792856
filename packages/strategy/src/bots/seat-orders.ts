/**
 * Cards for playouts. Every seat has an order of the unseen cards of its own, and each draw takes the first card of the
 * drawer's order that is still left: as fair as one pile for all, but whatever a choice changes for one seat, the others
 * draw what they would have drawn. So two answers differ by themselves and by little else.
 *
 * Over the playouts of a position the first card of each seat is spread evenly over the kinds, by a sequence that has no
 * gaps however many there are.
 *
 * Every index is a seat, or a card or place below the size of the pile: that proves each `!`.
 */
import { MOST_SEATS, type Seat, type Shuffler } from '@turn7/engine';

export class SeatOrders implements Shuffler {
  /** The cards of the pile are known by where they lay when it was made; who lies where now, and where is who. */
  readonly #cardAt: Uint16Array;
  readonly #placeOf: Uint16Array;
  readonly #inOrder: Uint16Array;
  /** Where the order of each seat goes on. */
  readonly #states = new Int32Array(MOST_SEATS);
  /** What the first card of each seat is found with; 0 once it was drawn. */
  readonly #firsts = new Int32Array(MOST_SEATS);
  /** How many cards the pile had. */
  #size = 0;

  /** For piles of so many cards at most. */
  constructor(cards: number) {
    this.#inOrder = Uint16Array.from({ length: cards }, (_, card) => card);
    this.#cardAt = this.#inOrder.slice();
    this.#placeOf = this.#inOrder.slice();
  }

  /** A new playout, of so many unseen cards: `index` counts those of one seed. `turn`: whose turn it is. */
  reseed(seed: number, index: number, size: number, seats: number, turn: Seat): void {
    let state = mix(seed);
    for (let i = 0, seat = turn; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
      state = (state + GOLDEN) | 0;
      const own = mix(state);
      this.#firsts[seat] = (own + Math.imul(index, STRIDES[i % STRIDES.length]!)) | 1;
      this.#states[seat] = mix(own ^ Math.imul(index + 1, GOLDEN));
    }
    this.#order(size);
  }

  /** The discard pile was shuffled. */
  begin(_cards: Uint8Array, count: number): void {
    this.#order(count);
  }

  pick(count: number, seat: Seat): number {
    const size = this.#size;
    const placeOf = this.#placeOf;
    let word = this.#firsts[seat]!;
    if (word === 0) word = this.#next(seat);
    else this.#firsts[seat] = 0;
    let card = cardOf(word, size);
    while (placeOf[card]! >= count) card = cardOf(this.#next(seat), size);
    return this.#take(card, count);
  }

  clone(): Shuffler {
    throw new Error('the cards of a playout are those of one table');
  }

  #next(seat: Seat): number {
    const state = (this.#states[seat]! + GOLDEN) | 0;
    this.#states[seat] = state;
    return mix(state);
  }

  #take(card: number, count: number): number {
    const cardAt = this.#cardAt;
    const placeOf = this.#placeOf;
    const place = placeOf[card]!;
    const last = cardAt[count - 1]!;
    cardAt[place] = last;
    placeOf[last] = place;
    placeOf[card] = count - 1; // from now on beyond the pile
    return place;
  }

  #order(size: number): void {
    this.#size = size;
    this.#cardAt.set(this.#inOrder);
    this.#placeOf.set(this.#inOrder);
  }
}

/** A card below the size, each as likely as the other: the high part of size × as many bits as fit beside it in 32. */
const cardOf = (word: number, size: number): number => {
  const bits = Math.clz32(size);
  return Math.imul(word >>> (32 - bits), size) >>> bits;
};

const GOLDEN = 0x9e3779b9;

/**
 * How far the first card moves on from playout to playout, as shares of the pile that no small fraction comes near: the golden
 * section for the seat whose turn it is, roots of primes for those after it.
 */
const STRIDES = Int32Array.of(
  0x9e3779b9,
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
);

/** A mixing function of 32 bits (lowbias32 by Chris Wellons). */
const mix = (value: number): number => {
  let word = value | 0;
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return word ^ (word >>> 16);
};
