/**
 * The Locks and Turn Threes that have left the draw pile and not yet come to rest: set aside until they are assigned
 * (R27, R28), assigned and waiting in one queue (R30), or a Turn Three being resolved (R25).
 *
 * Counts bound every index here, which proves each `!`.
 */
import { type Card, LOCK, TURN_THREE } from './card.ts';
import { NOBODY, type Seat } from './seat.ts';

/** A Turn Three sets aside at most the three cards that it draws. */
const MOST_ASIDE = 3;

export class Actions {
  /** How many Locks and Turn Threes are set aside, assigned or being resolved. */
  pending = 0;

  /** The seat that takes Turn Three cards, or NOBODY. */
  drawer: Seat = NOBODY;
  /** How many cards it must still take. */
  toDraw = 0;

  /** The seat that assigns the cards set aside. */
  assigner: Seat = NOBODY;
  readonly aside = new Uint8Array(MOST_ASIDE);
  asideSize = 0;

  /** The queue of assigned cards and the seats they were assigned to: a ring, from `head` on. */
  private readonly queue: Uint8Array;
  private readonly queueSeat: Uint8Array;
  private head = 0;
  queueSize = 0;

  /** `kinds`: how many cards of each kind there are. */
  constructor(kinds: Int32Array) {
    const most = kinds[LOCK]! + kinds[TURN_THREE]!;
    this.queue = new Uint8Array(most);
    this.queueSeat = new Uint8Array(most);
  }

  clear(): void {
    if (this.pending === 0) return;
    this.pending = 0;
    this.drawer = NOBODY;
    this.toDraw = 0;
    this.assigner = NOBODY;
    this.asideSize = 0;
    this.queueSize = 0;
  }

  setAside(seat: Seat, card: Card): void {
    this.assigner = seat;
    this.aside[this.asideSize++] = card;
    this.pending++;
  }

  /** The card set aside first joins the end of the queue, assigned to a seat. */
  enqueue(seat: Seat): Card {
    const card = this.aside[0]!;
    this.asideSize--;
    for (let i = 0; i < this.asideSize; i++) this.aside[i] = this.aside[i + 1]!;
    const end = this.placeOf(this.queueSize++);
    this.queue[end] = card;
    this.queueSeat[end] = seat;
    return card;
  }

  /** Takes the head off the queue; read it first. */
  dequeue(): void {
    this.head = this.placeOf(1);
    this.queueSize--;
  }

  /** A card of the queue, the head being number 0. */
  queued(number: number): Card {
    return this.queue[this.placeOf(number)]!;
  }

  queuedSeat(number: number): Seat {
    return this.queueSeat[this.placeOf(number)]!;
  }

  private placeOf(number: number): number {
    return (this.head + number) % this.queue.length;
  }

  copyFrom(other: Actions): void {
    this.pending = other.pending;
    this.drawer = other.drawer;
    this.toDraw = other.toDraw;
    this.assigner = other.assigner;
    this.aside.set(other.aside);
    this.asideSize = other.asideSize;
    this.queue.set(other.queue);
    this.queueSeat.set(other.queueSeat);
    this.head = other.head;
    this.queueSize = other.queueSize;
  }
}
