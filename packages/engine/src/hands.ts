/**
 * The seats' side of the table, one row of integers a seat: its status and total, and what lies in front of it: a row of
 * different numbers, modifiers and at most one Life Saver; in front of a locked seat its Lock, in front of a busted one
 * the twin that busted it. All rows share one array, so that a game is copied at once and read fast.
 *
 * Every index is a fact of a seat below `seats`, or a place below its count of cards: that proves each `!`.
 */
import { bonusOf, type Card, LAST_NUMBER, LIFE_SAVER, TIMES_TWO } from './card.ts';
import { ACTIVE, type Seat, STATUSES, type Status, type StatusName } from './seat.ts';

const LIFE_SAVER_BIT = 1 << LIFE_SAVER;

/** The facts of a row, before its cards in the order they came. */
const STATUS = 0;
const TOTAL = 1;
/** Which kinds of card the seat holds, one bit a kind. */
const HELD = 2;
/** What the hand is worth (R39), kept up to date card by card. */
const POINTS = 3;
/** What its x2 cards multiply a number by. */
const FACTOR = 4;
/** How many cards lie in front of the seat. */
const LAID = 5;
/** How many different numbers are in the row. */
const COUNT = 6;
const FIRST_CARD = 7;

export class Hands {
  private readonly rows: Int32Array;
  private readonly width: number;

  /** `span`: the most cards that can lie in front of one seat. */
  constructor(seats: number, span: number) {
    this.width = FIRST_CARD + span;
    this.rows = new Int32Array(seats * this.width);
  }

  /** A new round for a seat. */
  clear(seat: Seat): void {
    const row = seat * this.width;
    this.rows[row + STATUS] = ACTIVE;
    this.rows[row + HELD] = 0;
    this.rows[row + POINTS] = 0;
    this.rows[row + FACTOR] = 1;
    this.rows[row + LAID] = 0;
    this.rows[row + COUNT] = 0;
  }

  status(seat: Seat): Status {
    return this.rows[seat * this.width + STATUS]!;
  }

  statusName(seat: Seat): StatusName {
    return STATUSES[this.status(seat)]!; // a status is an index into STATUSES
  }

  setStatus(seat: Seat, status: Status): void {
    this.rows[seat * this.width + STATUS] = status;
  }

  total(seat: Seat): number {
    return this.rows[seat * this.width + TOTAL]!;
  }

  setTotal(seat: Seat, total: number): void {
    this.rows[seat * this.width + TOTAL] = total;
  }

  points(seat: Seat): number {
    return this.rows[seat * this.width + POINTS]!;
  }

  isEmpty(seat: Seat): boolean {
    return this.rows[seat * this.width + HELD] === 0;
  }

  holds(seat: Seat, card: Card): boolean {
    return (this.rows[seat * this.width + HELD]! & (1 << card)) !== 0;
  }

  hasLifeSaver(seat: Seat): boolean {
    return (this.rows[seat * this.width + HELD]! & LIFE_SAVER_BIT) !== 0;
  }

  /** How many different numbers are in the row. */
  count(seat: Seat): number {
    return this.rows[seat * this.width + COUNT]!;
  }

  /** How many cards lie in front of a seat. */
  laid(seat: Seat): number {
    return this.rows[seat * this.width + LAID]!;
  }

  card(seat: Seat, place: number): Card {
    return this.rows[seat * this.width + FIRST_CARD + place]!;
  }

  /** Lays a card in front of a seat that counts for nothing: a Lock, or the twin of a bust. */
  lay(seat: Seat, card: Card): void {
    const row = seat * this.width;
    const place = this.rows[row + LAID]!;
    this.rows[row + LAID] = place + 1;
    this.rows[row + FIRST_CARD + place] = card;
  }

  holdNumber(seat: Seat, card: Card): void {
    const row = seat * this.width;
    this.lay(seat, card);
    this.rows[row + HELD]! |= 1 << card;
    this.rows[row + COUNT]!++;
    this.rows[row + POINTS]! += card * this.rows[row + FACTOR]!;
  }

  holdModifier(seat: Seat, card: Card): void {
    const row = seat * this.width;
    this.lay(seat, card);
    this.rows[row + HELD]! |= 1 << card;
    if (card === TIMES_TWO) this.double(seat);
    else this.rows[row + POINTS]! += bonusOf(card);
  }

  holdLifeSaver(seat: Seat): void {
    this.lay(seat, LIFE_SAVER);
    this.rows[seat * this.width + HELD]! |= LIFE_SAVER_BIT;
  }

  dropLifeSaver(seat: Seat): void {
    const row = seat * this.width;
    this.rows[row + HELD]! &= ~LIFE_SAVER_BIT;
    const end = row + FIRST_CARD + --this.rows[row + LAID]!;
    let place = row + FIRST_CARD;
    while (this.rows[place] !== LIFE_SAVER) place++;
    for (; place < end; place++) this.rows[place] = this.rows[place + 1]!;
  }

  /** The cards in front of a seat in the order they came. */
  cardsOf(seat: Seat): Card[] {
    return Array.from({ length: this.laid(seat) }, (_, place) => this.card(seat, place));
  }

  copyFrom(other: Hands): void {
    this.rows.set(other.rows);
  }

  /** An x2 counts every number once more (R39, R40). */
  private double(seat: Seat): void {
    const row = seat * this.width;
    let sum = 0;
    for (let number = 0; number <= LAST_NUMBER; number++) if (this.holds(seat, number)) sum += number;
    this.rows[row + POINTS]! += sum * this.rows[row + FACTOR]!;
    this.rows[row + FACTOR]! *= 2;
  }
}
