/**
 * The Locks and Turn Threes that have left the draw pile and not yet come to rest: set aside until they are assigned
 * (R27, R28), assigned and waiting in one queue (R30), or a Turn Three being resolved (R25).
 *
 * Counts bound every index here, which proves each `!`.
 */
import { type Card, LOCK, TURN_THREE } from './card.ts';
import { type Hand, handAt, NO_HAND } from './hand.ts';
import type { Seat } from './seat.ts';

/** A Turn Three sets aside at most the three cards that it draws. */
const MOST_ASIDE = 3;

export class Actions {
  /** How many Locks and Turn Threes are set aside, assigned or being resolved. */
  pending = 0;

  /** The hand that takes Turn Three cards, or NO_HAND. */
  drawer: Hand = NO_HAND;
  /** How many cards it must still take. */
  toDraw = 0;

  /** The hand that has drawn what needs a target: the cards set aside, or a spare Life Saver. */
  assigner: Hand = NO_HAND;
  readonly aside = new Uint8Array(MOST_ASIDE);
  asideSize = 0;

  /** The assigned cards, next first, and the seats they were assigned to. */
  readonly queue: Uint8Array;
  readonly queueSeat: Uint8Array;
  queueSize = 0;

  /** `kinds`: how many cards of each kind there are. */
  constructor(kinds: Int32Array) {
    const most = kinds[LOCK]! + kinds[TURN_THREE]!;
    this.queue = new Uint8Array(most);
    this.queueSeat = new Uint8Array(most);
  }

  clear(): void {
    this.pending = 0;
    this.drawer = NO_HAND;
    this.toDraw = 0;
    this.assigner = NO_HAND;
    this.asideSize = 0;
    this.queueSize = 0;
  }

  setAside(hand: Hand, card: Card): void {
    this.assigner = hand;
    this.aside[this.asideSize++] = card;
    this.pending++;
  }

  /** The card set aside first joins the end of the queue, assigned to a seat. */
  enqueue(seat: Seat): Card {
    const card = this.aside[0]!;
    dropFirst(this.aside, --this.asideSize);
    this.queue[this.queueSize] = card;
    this.queueSeat[this.queueSize++] = seat;
    return card;
  }

  /** Takes the head off the queue; read it first. */
  dequeue(): void {
    dropFirst(this.queue, --this.queueSize);
    dropFirst(this.queueSeat, this.queueSize);
  }

  /** `hands`: of the game that this belongs to. */
  copyFrom(other: Actions, hands: readonly Hand[]): void {
    this.pending = other.pending;
    this.drawer = handAt(hands, other.drawer.seat);
    this.toDraw = other.toDraw;
    this.assigner = handAt(hands, other.assigner.seat);
    this.asideSize = other.asideSize;
    this.queueSize = other.queueSize;
    if (other.pending === 0) return; // and the lists are empty
    this.aside.set(other.aside);
    this.queue.set(other.queue);
    this.queueSeat.set(other.queueSeat);
  }
}

/** `left`: how many there are after the first. */
const dropFirst = (list: Uint8Array, left: number): void => {
  for (let i = 0; i < left; i++) list[i] = list[i + 1]!;
};
