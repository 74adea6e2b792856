/** `risk:P`: hits until the chance to bust is P per cent or more. */
import { type Choice, type Game, HIT, NO_CARD, STAY } from '@turn7/engine';
import type { Advice, Bot } from '../bot.ts';
import { NextCard } from '../next-card.ts';
import { aim, aimAdvice } from './aim.ts';

export class Risk implements Bot {
  readonly name: string;
  readonly #limit: number;
  readonly #next = new NextCard();

  constructor(percent: number) {
    this.name = `risk:${percent}`;
    this.#limit = percent / 100;
  }

  choose(game: Game): Choice {
    if (game.askedCard !== NO_CARD) return aim(game);
    return this.#next.look(game, game.asked).bustChance >= this.#limit ? STAY : HIT;
  }

  advise(game: Game): Advice {
    if (game.askedCard !== NO_CARD) return aimAdvice(game);
    const choice = this.choose(game);
    return { choice, reason: { kind: 'risk', bust: this.#next.bustChance, limit: this.#limit } };
  }

  reseed(): void {}
}
