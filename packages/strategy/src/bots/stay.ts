/** `stay:N`: hits below N points, then stays. */
import { type Choice, type Game, HIT, NO_CARD, STAY } from '@turn7/engine';
import type { Advice, Bot } from '../bot.ts';
import { aim, aimAdvice } from './aim.ts';

export class Stay implements Bot {
  readonly name: string;
  readonly #limit: number;

  constructor(limit: number) {
    this.name = `stay:${limit}`;
    this.#limit = limit;
  }

  choose(game: Game): Choice {
    if (game.askedCard !== NO_CARD) return aim(game);
    return game.asked.points >= this.#limit ? STAY : HIT;
  }

  advise(game: Game): Advice {
    if (game.askedCard !== NO_CARD) return aimAdvice(game);
    const points = game.asked.points;
    return { choice: this.choose(game), reason: { kind: 'points', points, limit: this.#limit } };
  }

  reseed(): void {}
}
