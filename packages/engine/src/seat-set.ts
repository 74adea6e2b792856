/** A set of seats as two words of bits, so that the next active seat is found without asking every seat between. */
import { NOBODY, type Seat } from './seat.ts';

/** Seats in the first word; 54 seats need two. */
const WORD = 32;

export class SeatSet {
  private low = 0;
  private high = 0;

  /** Makes it the set of the seats below `count`. */
  fill(count: number): void {
    this.low = bitsBelow(count);
    this.high = bitsBelow(count - WORD);
  }

  remove(seat: Seat): void {
    if (seat < WORD) this.low &= ~(1 << seat);
    else this.high &= ~(1 << (seat - WORD));
  }

  has(seat: Seat): boolean {
    return ((seat < WORD ? this.low >>> seat : this.high >>> (seat - WORD)) & 1) === 1;
  }

  get isEmpty(): boolean {
    return (this.low | this.high) === 0;
  }

  /** Whether there is exactly one seat in it. */
  get isSingle(): boolean {
    if (this.high === 0) return this.low !== 0 && isPowerOfTwo(this.low);
    return this.low === 0 && isPowerOfTwo(this.high);
  }

  get first(): Seat {
    if (this.low !== 0) return lowestBit(this.low);
    return this.high === 0 ? NOBODY : WORD + lowestBit(this.high);
  }

  /** The next seat clockwise that is in the set; the seat itself comes last. */
  after(seat: Seat): Seat {
    if (this.high !== 0 || seat >= WORD) return this.afterInTwoWords(seat);
    const later = this.low & (-2 << seat);
    return lowestBit(later === 0 ? this.low : later);
  }

  copyFrom(other: SeatSet): void {
    this.low = other.low;
    this.high = other.high;
  }

  private afterInTwoWords(seat: Seat): Seat {
    const laterLow = seat < WORD ? this.low & (-2 << seat) : 0;
    if (laterLow !== 0) return lowestBit(laterLow);
    const laterHigh = seat < WORD ? this.high : this.high & (-2 << (seat - WORD));
    return laterHigh === 0 ? this.first : WORD + lowestBit(laterHigh);
  }
}

/** The lowest `count` bits of a word; none for a count below 1, all from 32 on. */
const bitsBelow = (count: number): number => (count < 1 ? 0 : count < WORD ? (1 << count) - 1 : -1);

const isPowerOfTwo = (word: number): boolean => (word & (word - 1)) === 0;

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);
