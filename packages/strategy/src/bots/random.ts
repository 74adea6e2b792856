/** `random`: any answer, each as likely as the other. */
import { type Choice, choicesOf, type Game } from '@turn7/engine';
import type { Advice, Bot } from '../bot.ts';
import { fingerprint } from './fingerprint.ts';

export class Random implements Bot {
  readonly name = 'random';
  #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  choose(game: Game): Choice {
    const choices = choicesOf(game);
    return choices[fingerprint(game, this.#seed) % choices.length]!; // below their number
  }

  advise(game: Game): Advice {
    return { choice: this.choose(game), reason: { kind: 'chance', answers: choicesOf(game).length } };
  }

  reseed(seed: number): void {
    this.#seed = seed;
  }
}
