/**
 * Who sits where and who deals first, so that no entry is favoured.
 *
 * With n entries, games come in blocks of n × n. In a block the entries sit in a circle, whose order is drawn anew for
 * every block. From game to game the circle turns by one seat; after a full turn the first deal goes to the next seat.
 * So in n games every entry has every seat, and every distance from the first dealer, exactly once; in a block it has
 * every seat with every dealer exactly once. Who sits beside whom is left to chance, as no short cycle makes it even.
 */
import { fixOrder, type Seat, SeededShuffler } from '@turn7/engine';
import { seedOfCircle } from './seed.ts';

export class Seating {
  /** The entry at each seat. */
  readonly entries: Uint8Array;
  dealer: Seat = 0;
  readonly #seed: number;
  readonly #circle: Uint8Array;
  #block = -1;

  constructor(entries: number, seed: number) {
    this.entries = new Uint8Array(entries);
    this.#circle = new Uint8Array(entries);
    this.#seed = seed;
  }

  /** Seats everybody for a game. */
  arrange(index: number): void {
    const seats = this.entries.length;
    this.#form(Math.floor(index / (seats * seats)));
    this.dealer = Math.floor(index / seats) % seats;
    let place = index % seats;
    for (let seat = 0; seat < seats; seat++) {
      this.entries[seat] = this.#circle[place]!; // a place is below the number of seats
      if (++place === seats) place = 0;
    }
  }

  /** The circle of a block, unless it is there already. */
  #form(block: number): void {
    if (block === this.#block) return;
    this.#block = block;
    for (let entry = 0; entry < this.#circle.length; entry++) this.#circle[entry] = entry;
    fixOrder(new SeededShuffler(seedOfCircle(this.#seed, block)), this.#circle, this.#circle.length);
  }
}
