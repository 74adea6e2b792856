/** The other hands, summed up in one pass: where they would stand if the round ended now. */
import type { Game, Hand } from '@turn7/engine';
import { Field, standing } from './standing.ts';

export class Rivals {
  /** All of them. */
  readonly field = new Field();
  /** The best of those still in the round, and of those out of it; 0 where there is none. */
  bestActive = 0;
  bestOut = 0;
  /** The best total before this round. */
  bestTotal = 0;
  /** How many are still in the round, how many of these hold a Life Saver, and the most numbers one of them holds. */
  active = 0;
  savers = 0;
  fullest = 0;

  look(game: Game, hand: Hand): this {
    this.field.clear();
    this.bestActive = 0;
    this.bestOut = 0;
    this.bestTotal = 0;
    this.active = 0;
    this.savers = 0;
    this.fullest = 0;
    for (let seat = 0; seat < game.seats; seat++) {
      const rival = game.hands[seat]!; // one for each seat
      if (rival !== hand) this.#meet(rival);
    }
    return this;
  }

  #meet(rival: Hand): void {
    const stands = standing(rival);
    this.field.meet(stands);
    this.bestTotal = Math.max(this.bestTotal, rival.total);
    if (!rival.isActive) {
      this.bestOut = Math.max(this.bestOut, stands);
      return;
    }
    this.active++;
    this.bestActive = Math.max(this.bestActive, stands);
    this.fullest = Math.max(this.fullest, rival.count);
    if (rival.hasLifeSaver) this.savers++;
  }
}
