/**
 * What the table looks like from one seat, in the numbers that `sharp` judges by: shares of the target, chances, and how
 * the chance to win would change. Everything in it lies open on the table.
 */
import {
  DECK_SIZE,
  type Game,
  type Hand,
  LIFE_SAVER,
  LOCK,
  NO_HAND,
  SEVEN,
  TIMES_TWO,
  TURN_THREE,
  TURN_THREE_CARDS,
} from '@turn7/engine';
import { NextCard } from '../next-card.ts';
import { Rivals } from './rivals.ts';
import { Field, standing } from './standing.ts';
import { MOST_RIVALS, placeOf, type WinChance } from './win-chance.ts';

/** How many numbers describe the table, and how many more a question. */
export const TABLE = 20;
export const HIT_INPUTS = TABLE + 12;
export const AIM_INPUTS = TABLE + 17;

/** About what a hit brings that does not bust. */
const STEP = 7;
/** Points and cards are divided by about their largest usual value: nets learn best from numbers near 1. */
const POINTS = 40;
const GAIN = 10;
/** As many Life Savers as one deck has. */
const MOST_SAVERS = 3;

export class Outlook {
  readonly input = new Float64Array(Math.max(HIT_INPUTS, AIM_INPUTS));
  readonly next = new NextCard();
  readonly #rivals = new Rivals();
  readonly #winChance: WinChance;
  readonly #changed = new Field();
  #hand = NO_HAND;
  /** Of the hand in the next round. */
  #place = 0;
  /** The chance to win if the round ended now. */
  #now = 0;

  constructor(winChance: WinChance) {
    this.#winChance = winChance;
  }

  /** Describes the table from the seat of a hand. */
  look(game: Game, hand: Hand): void {
    this.next.look(game, hand);
    this.describe(game, hand);
  }

  /** The rest of a look, if the next card of the hand was looked at last. */
  describe(game: Game, hand: Hand): void {
    const { next } = this;
    this.#hand = hand;
    const { input } = this;
    const { target } = game.rules;
    const rivals = this.#rivals.look(game, hand);
    const own = standing(hand);
    const others = Math.max(1, game.seats - 1);
    let at = 0;
    input[at++] = hand.points / POINTS;
    input[at++] = hand.total / target;
    input[at++] = own / target;
    input[at++] = next.bustChance;
    input[at++] = (next.expected - next.points) / GAIN;
    input[at++] = hand.count / SEVEN;
    input[at++] = hand.hasLifeSaver ? 1 : 0;
    input[at++] = rivals.bestOut / target;
    input[at++] = rivals.bestActive / target;
    input[at++] = rivals.field.second / target;
    input[at++] = rivals.bestTotal / target;
    input[at++] = rivals.field.sum / target / others;
    input[at++] = rivals.active / others;
    input[at++] = 1 / (Math.min(others, MOST_RIVALS) + 1);
    input[at++] = (own - rivals.field.best) / target;
    input[at++] = own >= target ? 1 : 0;
    input[at++] = rivals.bestActive >= target ? 1 : 0;
    input[at++] = Math.min(rivals.savers, MOST_SAVERS);
    input[at++] = rivals.fullest / SEVEN;
    input[at++] = Math.min(1, game.drawSize / DECK_SIZE);
    this.#place = (placeOf(game, hand) + game.seats - 1) % game.seats; // the deal moves on by one seat
    this.#winChance.face(game, rivals.field, this.#place);
    this.#now = this.#winChance.of(own);
  }

  /** Adds what matters for hit or stay. `look` first, and not `aim`. */
  hitOrStay(): Float64Array {
    const { input, next } = this;
    const { kinds } = next;
    const cards = Math.max(1, next.cards);
    const own = standing(this.#hand);
    const stays = this.#now;
    const busts = this.#winChance.of(own - next.points);
    const gains = this.#winChance.of(own + STEP);
    let at = TABLE;
    input[at++] = this.#hand.sum / POINTS;
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
  aim(game: Game, candidate: Hand): Float64Array {
    const { input } = this;
    const { target } = game.rules;
    const next = this.next.lookAt(candidate);
    const now = this.#now;
    const busted = this.#chanceIf(game, candidate, -next.points);
    const more = this.#chanceIf(game, candidate, STEP);
    const survives = (1 - next.bustChance) ** TURN_THREE_CARDS;
    const stands = standing(candidate);
    let at = TABLE;
    input[at++] = candidate === this.#hand ? 1 : 0;
    input[at++] = next.points / POINTS;
    input[at++] = candidate.total / target;
    input[at++] = stands / target;
    input[at++] = (stands - standing(this.#hand)) / target;
    input[at++] = stands >= target ? 1 : 0;
    input[at++] = candidate.count / SEVEN;
    input[at++] = candidate.hasLifeSaver ? 1 : 0;
    input[at++] = candidate.holds(TIMES_TWO) ? 1 : 0;
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

  /** The chance to win if all end the round as they stand, but for a change in one hand. */
  #chanceIf(game: Game, changed: Hand, change: number): number {
    this.#changed.clear();
    for (let seat = 0; seat < game.seats; seat++) {
      const rival = game.hands[seat]!; // one for each seat
      if (rival !== this.#hand) this.#changed.meet(standing(rival) + (rival === changed ? change : 0));
    }
    this.#winChance.face(game, this.#changed, this.#place);
    return this.#winChance.of(standing(this.#hand) + (changed === this.#hand ? change : 0));
  }
}
