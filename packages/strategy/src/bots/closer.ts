/** `closer`: counts, and knows when the game is being decided (R43). */
import { type Choice, type Game, type Hand, HIT, NO_CARD, NO_HAND, STAY } from '@turn7/engine';
import type { Advice, Bot, Reason } from '../bot.ts';
import { NextCard } from '../next-card.ts';
import { aim, aimAdvice } from './aim.ts';
import { adviceFor, choiceFor } from './count.ts';
import { standing } from './standing.ts';

export class Closer implements Bot {
  readonly name = 'closer';
  readonly #next = new NextCard();

  choose(game: Game): Choice {
    if (game.askedCard !== NO_CARD) return aim(game);
    if (rivalToCatch(game) !== NO_HAND) return HIT;
    return isAhead(game) ? STAY : choiceFor(this.#next.look(game, game.asked));
  }

  advise(game: Game): Advice {
    if (game.askedCard !== NO_CARD) return aimAdvice(game);
    const rival = rivalToCatch(game);
    if (rival !== NO_HAND) return { choice: HIT, reason: chaseOf(game, rival) };
    if (isAhead(game)) {
      return { choice: STAY, reason: { kind: 'ahead', reached: standing(game.asked), next: bestRival(game) } };
    }
    return adviceFor(this.#next.look(game, game.asked));
  }

  reseed(): void {}
}

/** The rival that is out of the round with the target and at least as much as the seat that is asked, or NO_HAND. */
export const rivalToCatch = (game: Game): Hand => {
  const { asked } = game;
  let rival = NO_HAND;
  let best = Math.max(game.rules.target, standing(asked));
  for (let seat = 0; seat < game.seats; seat++) {
    const hand = game.hands[seat]!; // one for each seat
    if (hand === asked || hand.isActive || standing(hand) < best) continue;
    rival = hand;
    best = standing(hand);
  }
  return rival;
};

export const chaseOf = (game: Game, rival: Hand): Reason => {
  return { kind: 'chase', rival: rival.seat, total: standing(rival), reached: standing(game.asked) };
};

const isAhead = (game: Game): boolean => {
  const reached = standing(game.asked);
  return reached >= game.rules.target && reached > bestRival(game);
};

const bestRival = (game: Game): number => {
  const { asked } = game;
  let best = 0;
  for (let seat = 0; seat < game.seats; seat++) {
    const hand = game.hands[seat]!; // one for each seat
    if (hand !== asked) best = Math.max(best, standing(hand));
  }
  return best;
};
