/**
 * The chance of a seat to win the game when a new round begins, from the totals alone: what playouts end with and what
 * `sharp` weighs its answers by. A net has learnt it from the winners of many games.
 */
import { type Game, type Hand, NOBODY } from '@turn7/engine';
import { Net, type NetData } from './net.ts';
import { Field } from './standing.ts';

export const WIN_CHANCE_INPUTS = 14;

/** Totals beyond the target count in full only up to here. */
const MOST = 1.4;
/** From these shares of the target on a total may win in this round, and is likely to. */
const NEAR = 0.75;
const CLOSE = 0.9;

export class WinChance {
  readonly #net: Net;
  readonly #field = new Field();
  readonly #input = new Float64Array(WIN_CHANCE_INPUTS);

  constructor(data: NetData) {
    this.#net = new Net(data);
  }

  /** After a round, or a finished game. */
  after(game: Game, hand: Hand): number {
    if (game.finished) return game.winner === hand.seat ? 1 : game.winner === NOBODY ? 1 / game.seats : 0;
    return chanceOf(this.#net.of(this.inputsAt(game, hand)));
  }

  /** What the net is shown of a hand when a round begins. */
  inputsAt(game: Game, hand: Hand): Float64Array {
    this.open(game);
    for (let seat = 0; seat < game.seats; seat++) {
      const other = game.hands[seat]!; // one for each seat
      if (other !== hand) this.meet(other.total);
    }
    return this.#inputsOf(hand.total, placeOf(game, hand));
  }

  /** Begins to look at the rivals of a seat. */
  open(game: Game): void {
    this.#seats = game.seats;
    this.#unit = 1 / game.rules.target;
    this.#field.clear();
  }

  /** Takes the total of one rival into account. */
  meet(total: number): void {
    this.#field.meet(total);
  }

  /** The chance with this total against the rivals met. `place`: 0 for the first to act in the next round. */
  of(total: number, place: number): number {
    return chanceOf(this.#net.of(this.#inputsOf(total, place)));
  }

  #inputsOf(total: number, place: number): Float64Array {
    const rivals = Math.max(1, this.#seats - 1);
    const own = Math.min(MOST, total * this.#unit);
    const best = Math.min(MOST, this.#field.best * this.#unit);
    const input = this.#input;
    input[0] = own;
    input[1] = best;
    input[2] = Math.min(MOST, this.#field.second * this.#unit);
    input[3] = Math.min(MOST, (this.#field.sum * this.#unit) / rivals);
    input[4] = own - best;
    input[5] = Math.max(0, own - NEAR);
    input[6] = Math.max(0, best - NEAR);
    input[7] = Math.max(0, own - CLOSE);
    input[8] = Math.max(0, own - 1);
    input[9] = Math.max(0, own - best);
    input[10] = (own - best) * Math.log(rivals + 1);
    input[11] = place / rivals;
    input[12] = 1 / (rivals + 1);
    input[13] = Math.log(rivals + 1);
    return input;
  }

  #seats = 1;
  #unit = 1;
}

/** A chance from its log odds. */
const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** How many act before this hand in a round. */
export const placeOf = (game: Game, hand: Hand): number => {
  const steps = hand.seat - game.dealer.seat - 1;
  return steps < 0 ? steps + game.seats : steps;
};
