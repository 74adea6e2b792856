/**
 * What the table looks like from one seat, in the numbers that `sharp` judges by: shares of the target, chances, and how
 * the chance to win would change. Everything in it lies open on the table.
 */
import {
  DECK_SIZE,
  drawableOf,
  type Game,
  LIFE_SAVER,
  LOCK,
  SEVEN,
  type Seat,
  TIMES_TWO,
  TURN_THREE,
  TURN_THREE_CARDS,
} from '@turn7/engine';
import { NextCard } from '../next-card.ts';
import { Rivals } from './rivals.ts';
import { standing } from './standing.ts';
import { placeOf, type WinChance } from './win-chance.ts';

/** How many numbers describe the table, and how many more a question. */
const TABLE = 20;
export const HIT_INPUTS = TABLE + 12;
export const AIM_INPUTS = TABLE + 17;

/** About what a hit brings that does not bust. */
const STEP = 7;
/** Points and cards are divided by about their largest usual value: nets learn best from numbers near 1. */
const POINTS = 40;
const GAIN = 10;

export class Outlook {
  readonly input = new Float64Array(Math.max(HIT_INPUTS, AIM_INPUTS));
  readonly next = new NextCard();
  readonly #rivals = new Rivals();
  readonly #winChance: WinChance;
  #seat: Seat = 0;

  constructor(winChance: WinChance) {
    this.#winChance = winChance;
  }

  /** Describes the table from a seat. */
  look(game: Game, seat: Seat): void {
    this.#seat = seat;
    const { input } = this;
    const { hands } = game;
    const { target } = game.rules;
    const rivals = this.#rivals.look(game, seat);
    const next = this.next.look(game, seat);
    const own = standing(game, seat);
    const others = Math.max(1, game.seats - 1);
    let at = 0;
    input[at++] = hands.points(seat) / POINTS;
    input[at++] = hands.total(seat) / target;
    input[at++] = own / target;
    input[at++] = next.bustChance;
    input[at++] = (next.expected - next.points) / GAIN;
    input[at++] = hands.count(seat) / SEVEN;
    input[at++] = hands.hasLifeSaver(seat) ? 1 : 0;
    input[at++] = rivals.bestOut / target;
    input[at++] = rivals.bestActive / target;
    input[at++] = rivals.field.second / target;
    input[at++] = rivals.bestTotal / target;
    input[at++] = rivals.field.sum / target / others;
    input[at++] = rivals.active / others;
    input[at++] = 1 / (others + 1);
    input[at++] = (own - rivals.field.best) / target;
    input[at++] = own >= target ? 1 : 0;
    input[at++] = rivals.bestActive >= target ? 1 : 0;
    input[at++] = rivals.savers;
    input[at++] = rivals.fullest / SEVEN;
    input[at++] = game.piles.drawSize / DECK_SIZE;
  }

  /** Adds what matters for hit or stay. `look` first. */
  hitOrStay(game: Game): Float64Array {
    const { input, next } = this;
    const kinds = drawableOf(game);
    const cards = Math.max(1, next.cards);
    const own = standing(game, this.#seat);
    const place = this.#meetRivals(game, this.#seat, 0);
    const stays = this.#winChance.of(own, place);
    const busts = this.#winChance.of(own - next.points, place);
    const gains = this.#winChance.of(own + STEP, place);
    let at = TABLE;
    input[at++] = game.hands.sum(this.#seat) / POINTS;
    input[at++] = next.sevens / cards;
    input[at++] = next.gain / cards / GAIN;
    input[at++] = (GAIN * kinds[LIFE_SAVER]!) / cards; // one count for each kind
    input[at++] = (GAIN * kinds[LOCK]!) / cards;
    input[at++] = (GAIN * kinds[TURN_THREE]!) / cards;
    input[at++] = stays;
    input[at++] = busts;
    input[at++] = 4 * (gains - stays);
    input[at++] = 2 * (stays - busts);
    input[at++] = 5 * next.bustChance * (stays - busts);
    input[at++] = 5 * ((1 - next.bustChance) * gains + next.bustChance * busts - stays);
    return input;
  }

  /** Adds what matters for a card that goes to a candidate. `look` first. */
  aim(game: Game, candidate: Seat): Float64Array {
    const { input } = this;
    const { hands } = game;
    const { target } = game.rules;
    const next = this.next.look(game, candidate);
    const now = this.#chanceIf(game, candidate, 0);
    const busted = this.#chanceIf(game, candidate, -next.points);
    const more = this.#chanceIf(game, candidate, STEP);
    const survives = (1 - next.bustChance) ** TURN_THREE_CARDS;
    const stands = standing(game, candidate);
    let at = TABLE;
    input[at++] = candidate === this.#seat ? 1 : 0;
    input[at++] = next.points / POINTS;
    input[at++] = hands.total(candidate) / target;
    input[at++] = stands / target;
    input[at++] = (stands - standing(game, this.#seat)) / target;
    input[at++] = stands >= target ? 1 : 0;
    input[at++] = hands.count(candidate) / SEVEN;
    input[at++] = hands.hasLifeSaver(candidate) ? 1 : 0;
    input[at++] = hands.holds(candidate, TIMES_TWO) ? 1 : 0;
    input[at++] = next.bustChance;
    input[at++] = (next.expected - next.points) / GAIN;
    input[at++] = next.gain / Math.max(1, next.cards) / GAIN;
    input[at++] = now;
    input[at++] = 4 * (busted - now);
    input[at++] = 4 * (more - now);
    input[at++] = 4 * (1 - survives) * (busted - now);
    input[at++] = 4 * survives * (more - now);
    return input;
  }

  /** The chance to win if all end the round as they stand, but for a change at one seat. */
  #chanceIf(game: Game, changed: Seat, change: number): number {
    const place = this.#meetRivals(game, changed, change);
    return this.#winChance.of(standing(game, this.#seat) + (changed === this.#seat ? change : 0), place);
  }

  /** Shows the rivals to the win chance as they stand, but for a change at one seat; gives the place in the next round. */
  #meetRivals(game: Game, changed: Seat, change: number): number {
    this.#winChance.open(game);
    for (let rival = 0; rival < game.seats; rival++) {
      if (rival !== this.#seat) this.#winChance.meet(standing(game, rival) + (rival === changed ? change : 0));
    }
    return (placeOf(game, this.#seat, game.dealer) + game.seats - 1) % game.seats; // the deal moves on by one seat
  }
}
