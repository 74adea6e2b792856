/**
 * The seats' side of the table: seven facts about each seat, and the cards in front of it in the order they came: a row
 * of different numbers, modifiers and at most one Life Saver; in front of a locked seat its Lock, in front of a busted
 * one the twin that busted it. All seats share one array of facts, so that a game is copied at once and read fast.
 *
 * Every index is a fact of a seat of the game, or a place below its count of cards: that proves each `!`.
 */
import { bonusOf, type Card, KINDS, LAST_NUMBER, LIFE_SAVER, TIMES_TWO } from './card.ts';
import { ACTIVE, type Seat, STATUSES, type Status, type StatusName } from './seat.ts';

const LIFE_SAVER_BIT = 1 << LIFE_SAVER;

/** A seat's facts begin at `seat << FACT_BITS`. */
const FACT_BITS = 3;
const STATUS = 0;
/** The points of the rounds before this one. */
const TOTAL = 1;
/** Which kinds of card the seat holds, one bit a kind; above these bits how many different numbers are in the row. */
const HELD = 2;
const COUNT_SHIFT = KINDS;
const ONE_NUMBER = 1 << COUNT_SHIFT;
/** What the hand is worth (R39), kept up to date card by card. */
const POINTS = 3;
/** What its x2 cards multiply a number by. */
const FACTOR = 4;
/** Where in the array of cards the seat's next card will lie. */
const NEXT = 5;
/** 1 if the seat has taken Turn Three cards in this deal (R8). */
const TOOK_THREE = 6;

export class Hands {
  private readonly facts: Int32Array;
  private readonly cards: Uint8Array;
  private readonly span: number;

  /** `span`: the most cards that can lie in front of one seat. */
  constructor(seats: number, span: number) {
    this.facts = new Int32Array(seats << FACT_BITS);
    this.cards = new Uint8Array(seats * span);
    this.span = span;
  }

  /** A new round for a seat. */
  clear(seat: Seat): void {
    const first = seat << FACT_BITS;
    this.facts[first | STATUS] = ACTIVE;
    this.facts[first | HELD] = 0;
    this.facts[first | POINTS] = 0;
    this.facts[first | FACTOR] = 1;
    this.facts[first | NEXT] = seat * this.span;
    this.facts[first | TOOK_THREE] = 0;
  }

  status(seat: Seat): Status {
    return this.facts[(seat << FACT_BITS) | STATUS]!;
  }

  statusName(seat: Seat): StatusName {
    return STATUSES[this.status(seat)]!; // a status is an index into STATUSES
  }

  setStatus(seat: Seat, status: Status): void {
    this.facts[(seat << FACT_BITS) | STATUS] = status;
  }

  total(seat: Seat): number {
    return this.facts[(seat << FACT_BITS) | TOTAL]!;
  }

  addToTotal(seat: Seat, points: number): void {
    this.facts[(seat << FACT_BITS) | TOTAL]! += points;
  }

  /** A new game for a seat. */
  reset(seat: Seat): void {
    this.facts[(seat << FACT_BITS) | TOTAL] = 0;
    this.clear(seat);
  }

  /** What the seat scores if it stays now; nothing once it has busted (R14). */
  points(seat: Seat): number {
    return this.facts[(seat << FACT_BITS) | POINTS]!;
  }

  losePoints(seat: Seat): void {
    this.facts[(seat << FACT_BITS) | POINTS] = 0;
  }

  isEmpty(seat: Seat): boolean {
    return this.facts[(seat << FACT_BITS) | HELD] === 0;
  }

  holds(seat: Seat, card: Card): boolean {
    return (this.facts[(seat << FACT_BITS) | HELD]! & (1 << card)) !== 0;
  }

  hasLifeSaver(seat: Seat): boolean {
    return (this.facts[(seat << FACT_BITS) | HELD]! & LIFE_SAVER_BIT) !== 0;
  }

  /** How many different numbers are in the row. */
  count(seat: Seat): number {
    return this.facts[(seat << FACT_BITS) | HELD]! >> COUNT_SHIFT;
  }

  /** The sum of the numbers in the row. */
  sum(seat: Seat): number {
    let sum = 0;
    for (let number = 0; number <= LAST_NUMBER; number++) if (this.holds(seat, number)) sum += number;
    return sum;
  }

  tookThree(seat: Seat): boolean {
    return this.facts[(seat << FACT_BITS) | TOOK_THREE] === 1;
  }

  takeThree(seat: Seat): void {
    this.facts[(seat << FACT_BITS) | TOOK_THREE] = 1;
  }

  /** How many cards lie in front of a seat. */
  laid(seat: Seat): number {
    return this.facts[(seat << FACT_BITS) | NEXT]! - seat * this.span;
  }

  card(seat: Seat, place: number): Card {
    return this.cards[seat * this.span + place]!;
  }

  /** The cards in front of a seat in the order they came. */
  cardsOf(seat: Seat): Card[] {
    const cards: Card[] = [];
    for (let place = 0; place < this.laid(seat); place++) cards.push(this.card(seat, place));
    return cards;
  }

  /** Lays a card in front of a seat. By itself it counts for nothing: a Lock, or the twin of a bust. */
  lay(seat: Seat, card: Card): void {
    this.cards[this.facts[(seat << FACT_BITS) | NEXT]!++] = card;
  }

  /** What a card that joins the hand adds to its points: an x2 counts every number once more (R39, R40). */
  gain(seat: Seat, card: Card): number {
    if (card > TIMES_TWO) return 0;
    if (card > LAST_NUMBER && card < TIMES_TWO) return bonusOf(card);
    const numbers = card === TIMES_TWO ? this.sum(seat) : card;
    return numbers * this.facts[(seat << FACT_BITS) | FACTOR]!;
  }

  /** Adds a number to the row and tells how many there are now. A twin is not added: then the answer is 0. */
  holdNumber(seat: Seat, card: Card): number {
    const first = seat << FACT_BITS;
    const before = this.facts[first | HELD]!;
    if ((before & (1 << card)) !== 0) return 0;
    const held = (before | (1 << card)) + ONE_NUMBER;
    this.facts[first | HELD] = held;
    this.facts[first | POINTS]! += card * this.facts[first | FACTOR]!;
    this.lay(seat, card);
    return held >> COUNT_SHIFT;
  }

  holdModifier(seat: Seat, card: Card): void {
    const first = seat << FACT_BITS;
    this.lay(seat, card);
    this.facts[first | HELD]! |= 1 << card;
    this.facts[first | POINTS]! += this.gain(seat, card);
    if (card === TIMES_TWO) this.facts[first | FACTOR]! *= 2;
  }

  holdLifeSaver(seat: Seat): void {
    this.lay(seat, LIFE_SAVER);
    this.facts[(seat << FACT_BITS) | HELD]! |= LIFE_SAVER_BIT;
  }

  dropLifeSaver(seat: Seat): void {
    this.facts[(seat << FACT_BITS) | HELD]! &= ~LIFE_SAVER_BIT;
    const end = --this.facts[(seat << FACT_BITS) | NEXT]!;
    let place = seat * this.span;
    while (this.cards[place] !== LIFE_SAVER) place++;
    for (; place < end; place++) this.cards[place] = this.cards[place + 1]!;
  }

  copyFrom(other: Hands): void {
    this.facts.set(other.facts);
    this.cards.set(other.cards);
  }
}
