/** How a position may go on, for everybody at the table: batches of playouts by `sharp`. */
import type { Choice, Game } from '@turn7/engine';
import type { Bot } from '../bot.ts';
import { Playouts } from '../bots/playout.ts';
import type { WinChance } from '../bots/win-chance.ts';

/** Playouts that are counted together: few enough to stop between, enough to spread the next card evenly. */
export const BATCH = 16;

/** An answer, or null where a card comes next. */
export type Answer = Choice | null;

export class Futures {
  readonly #playouts: Playouts;
  readonly #winChance: WinChance;

  constructor(player: Bot, winChance: WinChance) {
    this.#playouts = new Playouts(player, winChance);
    this.#winChance = winChance;
  }

  /**
   * Everybody's mean chance after each answer, answer by answer. The same batch deals all answers the same cards; the
   * batches of a position, counted from 0, have one seed and differ in all cards.
   */
  batch(game: Game, answers: readonly Answer[], seed: number, batch: number): Float64Array {
    const { seats } = game;
    const means = new Float64Array(answers.length * seats);
    this.#playouts.take(game, seed);
    for (let index = batch * BATCH; index < (batch + 1) * BATCH; index++) {
      answers.forEach((answer, i) => {
        const chances = chancesAt(this.#playouts.playOut(answer, index), this.#winChance);
        for (let seat = 0; seat < seats; seat++) means[i * seats + seat]! += chances[seat]! / BATCH; // one for each seat
      });
    }
    return means;
  }
}

/** Everybody's chance to win when a round begins, or a game is over; together they are 1. */
export function chancesAt(game: Game, winChance: WinChance): number[] {
  return shares(game.hands.map((hand) => winChance.after(game, hand)));
}

/** Numbers above 0, scaled so that they are 1 together. */
export function shares(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / total);
}
