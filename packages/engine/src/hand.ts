/**
 * What a seat has: its total, and what lies in front of it in the order it came: a row of different numbers, modifiers and
 * at most one Life Saver; in front of a locked seat its Lock, of a busted one the twin that busted it. The hands of a game
 * form a circle in clockwise order.
 *
 * What a hand holds is bits of one integer; this file alone knows it. Every place lies between `first` and `end`, which proves
 * each `!`.
 */
import { bonusOf, type Card, KINDS, LAST_NUMBER, LIFE_SAVER, TIMES_TWO } from './card.ts';
import { ACTIVE, NOBODY, type Seat, STATUSES, type Status, type StatusName } from './seat.ts';

const LIFE_SAVER_BIT = 1 << LIFE_SAVER;
const ONE_NUMBER = 1 << KINDS;

export class Hand {
  readonly seat: Seat;
  /** The next hand clockwise. */
  left: Hand = this;
  /** Neighbours in a ring that hands leave with the round; those of a hand that has left are as they were then. */
  private next: Hand = this;
  private before: Hand = this;
  status: Status = ACTIVE;
  /** The points of the rounds before this one. */
  total = 0;
  /** What the seat scores if the round ends now (R39), kept up to date card by card; nothing once it has busted (R14). */
  points = 0;
  /** What its x2 cards multiply a number by. */
  private factor = 1;
  /** Whether the seat has taken Turn Three cards in this deal (R8). */
  tookThree = false;
  /** Which kinds of card the seat holds, one bit a kind; above these bits how many different numbers. */
  private held = 0;
  /** Where all cards of the game lie; those of this hand from `first` to before `end`. */
  private readonly cards: Uint8Array;
  private readonly first: number;
  private end: number;

  constructor(seat: Seat, cards: Uint8Array, first: number) {
    this.seat = seat;
    this.cards = cards;
    this.first = first;
    this.end = first;
  }

  /** A new round. */
  clear(): void {
    this.next = this.left;
    this.left.before = this;
    this.status = ACTIVE;
    this.points = 0;
    this.factor = 1;
    this.tookThree = false;
    this.held = 0;
    this.end = this.first;
  }

  get isActive(): boolean {
    return this.status === ACTIVE;
  }

  /** The next active hand clockwise; this one comes last. There is one. */
  nextActive(): Hand {
    let { next } = this;
    while (!next.isActive) next = next.next;
    return next;
  }

  /** Is out of the round from now on. */
  leave(status: Status): void {
    this.status = status;
    this.before.next = this.next;
    this.next.before = this.before;
  }

  get statusName(): StatusName {
    return STATUSES[this.status]!; // a status is an index into STATUSES
  }

  get isEmpty(): boolean {
    return this.held === 0;
  }

  get hasLifeSaver(): boolean {
    return (this.held & LIFE_SAVER_BIT) !== 0;
  }

  /** How many different numbers are in the row. */
  get count(): number {
    return this.held >> KINDS;
  }

  holds(card: Card): boolean {
    return (this.held & (1 << card)) !== 0;
  }

  /** The sum of the numbers in the row. */
  get sum(): number {
    let sum = 0;
    for (let number = 0; number <= LAST_NUMBER; number++) if (this.holds(number)) sum += number;
    return sum;
  }

  /** The cards in front of the seat in the order they came. */
  get laid(): Card[] {
    const laid = Array<Card>(this.end - this.first);
    for (let i = 0; i < laid.length; i++) laid[i] = this.cards[this.first + i]!;
    return laid;
  }

  /** Takes the cards in front of the seat away from counts of kinds. */
  subtractFrom(counts: Int32Array): void {
    for (let place = this.first; place < this.end; place++) counts[this.cards[place]!]!--;
  }

  /** Lays a card in front of the seat. By itself it counts for nothing: a Lock, or the twin of a bust. */
  lay(card: Card): void {
    this.cards[this.end++] = card;
  }

  /** What a card that joins the hand adds to its points: an x2 counts every number once more (R39, R40). */
  gain(card: Card): number {
    if (card > TIMES_TWO) return 0;
    if (card > LAST_NUMBER && card < TIMES_TWO) return bonusOf(card);
    return (card === TIMES_TWO ? this.sum : card) * this.factor;
  }

  /** Adds to the row a number that it does not have. */
  addNumber(card: Card): void {
    this.held = (this.held | (1 << card)) + ONE_NUMBER;
    this.points += card * this.factor;
    this.lay(card);
  }

  addModifier(card: Card): void {
    this.points += this.gain(card);
    this.held |= 1 << card;
    if (card === TIMES_TWO) this.factor *= 2;
    this.lay(card);
  }

  addLifeSaver(): void {
    this.held |= LIFE_SAVER_BIT;
    this.lay(LIFE_SAVER);
  }

  dropLifeSaver(): void {
    this.held &= ~LIFE_SAVER_BIT;
    this.end--;
    let place = this.first;
    while (this.cards[place] !== LIFE_SAVER) place++;
    for (; place < this.end; place++) this.cards[place] = this.cards[place + 1]!;
  }

  /** Takes over everything but the cards themselves, which a game copies at once. */
  copyFrom(other: Hand): void {
    this.next = this.left;
    this.left.before = this;
    this.status = other.status;
    this.total = other.total;
    this.points = other.points;
    this.factor = other.factor;
    this.tookThree = other.tookThree;
    this.held = other.held;
    this.end = other.end;
  }
}

/** The hand of no seat: nobody is asked, nobody draws. */
export const NO_HAND = new Hand(NOBODY, new Uint8Array(0), 0);

/** The hand at a seat of these, or NO_HAND for NOBODY. */
export const handAt = (hands: readonly Hand[], seat: Seat): Hand => (seat === NOBODY ? NO_HAND : hands[seat]!); // a seat

/** The hands of so many seats, whose cards lie in these from `first` on, at most `span` of each. */
export const circle = (seats: number, cards: Uint8Array, first: number, span: number): readonly Hand[] => {
  const hands: Hand[] = [];
  for (let seat = 0; seat < seats; seat++) hands.push(new Hand(seat, cards, first + seat * span));
  for (let seat = 0; seat < seats; seat++) hands[seat]!.left = hands[(seat + 1) % seats]!; // both below their number
  for (const hand of hands) hand.clear();
  return hands;
};
