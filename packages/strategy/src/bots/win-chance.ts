/**
 * The chance of a seat to win the game when a new round begins, from the totals alone: what playouts end with and what
 * `sharp` weighs its answers by. A net has learnt it from the winners of many games.
 */
import { type Game, type Hand, NOBODY } from '@turn7/engine';
import { Net, type NetData } from './net.ts';
import { Field } from './standing.ts';

/** How many numbers describe the rivals, and how many more the seat itself. */
const RIVALS = 8;
export const WIN_CHANCE_INPUTS = RIVALS + 6;

/** The largest table that nets have learnt from has so many rivals; a larger one is to them like this. */
export const MOST_RIVALS = 7;
/** Totals beyond the target count in full only up to here. */
const MOST = 1.4;
/** From these shares of the target on a total may win in this round, and is likely to. */
const NEAR = 0.75;
const CLOSE = 0.9;

export class WinChance {
  readonly #net: Net;
  readonly #field = new Field();
  readonly #input: Float64Array;
  #unit = 1;

  /** A net with more inputs than usual is told by them who the rivals are. */
  constructor(data: NetData) {
    this.#net = new Net(data, RIVALS);
    this.#input = new Float64Array(data.inputs);
  }

  /** Takes in who the rivals are from now on: the share of each style among them. With none said they are its like. */
  among(shares: readonly number[]): void {
    this.#input.fill(0, WIN_CHANCE_INPUTS);
    this.#input.set(shares, WIN_CHANCE_INPUTS);
  }

  /** After a round, or a finished game. */
  after(game: Game, hand: Hand): number {
    if (game.finished) return game.winner === hand.seat ? 1 : game.winner === NOBODY ? 1 / game.seats : 0;
    return chanceOf(this.#net.of(this.inputsAt(game, hand)));
  }

  /** What the net is shown of a hand when a round begins. */
  inputsAt(game: Game, hand: Hand): Float64Array {
    this.#field.clear();
    for (let seat = 0; seat < game.seats; seat++) {
      const other = game.hands[seat]!; // one for each seat
      if (other !== hand) this.#field.meet(other.total);
    }
    this.face(game, this.#field, placeOf(game, hand));
    return this.#inputsWith(hand.total);
  }

  /** Takes in the totals of the rivals. `place`: that of the seat in the next round, 0 for the first to act. */
  face(game: Game, field: Field, place: number): void {
    const rivals = Math.max(1, game.seats - 1);
    const met = Math.min(rivals, MOST_RIVALS);
    const unit = 1 / game.rules.target;
    const best = Math.min(MOST, field.best * unit);
    const input = this.#input;
    this.#unit = unit;
    input[0] = best;
    input[1] = Math.min(MOST, field.second * unit);
    input[2] = Math.min(MOST, (field.sum * unit) / rivals);
    input[3] = Math.max(0, best - NEAR);
    input[4] = place / rivals;
    input[5] = 1 / (met + 1);
    input[6] = Math.log(met + 1);
    input[7] = best * input[6];
    this.#net.begin(input);
  }

  /** The chance with this total against the rivals faced last. */
  of(total: number): number {
    return chanceOf(this.#net.of(this.#inputsWith(total)));
  }

  #inputsWith(total: number): Float64Array {
    const input = this.#input;
    const own = Math.min(MOST, total * this.#unit);
    input[8] = own;
    input[9] = own * input[6]!; // the size of the table
    input[10] = Math.max(0, own - input[0]!); // the best of the rivals
    input[11] = Math.max(0, own - NEAR);
    input[12] = Math.max(0, own - CLOSE);
    input[13] = Math.max(0, own - 1);
    return input;
  }
}

/** A chance from its log odds. */
const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** How many act before this hand in a round. */
export const placeOf = (game: Game, hand: Hand): number => {
  const steps = hand.seat - game.dealer.seat - 1;
  return steps < 0 ? steps + game.seats : steps;
};
