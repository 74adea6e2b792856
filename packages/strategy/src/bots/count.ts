/** `count`: counts the cards, and hits if one more card is worth it on average. */
import { type Choice, type Game, HIT, NO_CARD, STAY } from '@turn7/engine';
import type { Advice, Bot } from '../bot.ts';
import { NextCard } from '../next-card.ts';
import { aim, aimAdvice } from './aim.ts';

export class Count implements Bot {
  readonly name = 'count';
  readonly #next = new NextCard();

  choose(game: Game): Choice {
    return game.askedCard === NO_CARD ? choiceFor(this.#next.look(game, game.asked)) : aim(game);
  }

  advise(game: Game): Advice {
    return game.askedCard === NO_CARD ? adviceFor(this.#next.look(game, game.asked)) : aimAdvice(game);
  }

  reseed(): void {}
}

/** Without a card that busts there is nothing to lose; otherwise the gain must be worth more than the risk. */
export const choiceFor = (next: NextCard): Choice =>
  next.busts === 0 || next.gain > next.busts * next.points ? HIT : STAY;

export const adviceFor = (next: NextCard): Advice => {
  const { points, expected, bustChance: bust } = next;
  return { choice: choiceFor(next), reason: { kind: 'gain', points, expected, bust } };
};
