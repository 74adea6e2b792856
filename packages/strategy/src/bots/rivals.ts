/** The other seats, summed up in one pass: where they would stand if the round ended now. */
import { ACTIVE, type Game, type Seat } from '@turn7/engine';
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

  look(game: Game, seat: Seat): this {
    this.field.clear();
    this.bestActive = 0;
    this.bestOut = 0;
    this.bestTotal = 0;
    this.active = 0;
    this.savers = 0;
    this.fullest = 0;
    for (let rival = 0; rival < game.seats; rival++) if (rival !== seat) this.#meet(game, rival);
    return this;
  }

  #meet(game: Game, rival: Seat): void {
    const { hands } = game;
    const stands = standing(game, rival);
    this.field.meet(stands);
    this.bestTotal = Math.max(this.bestTotal, hands.total(rival));
    if (hands.status(rival) !== ACTIVE) {
      this.bestOut = Math.max(this.bestOut, stands);
      return;
    }
    this.active++;
    this.bestActive = Math.max(this.bestActive, stands);
    this.fullest = Math.max(this.fullest, hands.count(rival));
    if (hands.hasLifeSaver(rival)) this.savers++;
  }
}
