/** `sharp`: plays for the win by trained judgement, without search. Alone, with nobody to beat, it plays for points. */
import { type Choice, type Game, HIT, NO_CARD, NO_HAND, STAY } from '@turn7/engine';
import type { Advice, Bot } from '../bot.ts';
import { Closer, chaseOf, rivalToCatch } from './closer.ts';
import { Judgement, type Training } from './judgement.ts';

export class Sharp implements Bot {
  readonly name: string;
  readonly #judgement: Judgement;
  readonly #alone = new Closer();

  constructor(training: Training, name = 'sharp') {
    this.name = name;
    this.#judgement = new Judgement(training);
  }

  choose(game: Game): Choice {
    if (game.seats === 1) return this.#alone.choose(game);
    if (game.askedCard !== NO_CARD) return this.#judgement.bestTarget(game);
    return this.#judgement.prefersHit(game) ? HIT : STAY;
  }

  advise(game: Game): Advice {
    if (game.seats === 1) return this.#alone.advise(game);
    const options = this.#judgement.optionsOf(game);
    if (options.length === 1) return plainAdvice(game);
    const bust = game.askedCard === NO_CARD ? this.#judgement.bustChance : null;
    return { choice: this.choose(game), reason: { kind: 'judgement', options, bust } };
  }

  reseed(): void {}
}

/** The advice where only a hit makes sense. */
export const plainAdvice = (game: Game): Advice => {
  const rival = rivalToCatch(game);
  return { choice: HIT, reason: rival === NO_HAND ? { kind: 'free' } : chaseOf(game, rival) };
};
