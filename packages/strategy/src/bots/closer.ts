/** `closer`: counts, and knows when the game is being decided (R43). */
import { ACTIVE, type Choice, type Game, HIT, NO_CARD, NOBODY, type Seat, STAY } from '@turn7/engine';
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
    if (rivalToCatch(game) !== NOBODY) return HIT;
    return isAhead(game) ? STAY : choiceFor(this.#next.look(game, game.asked));
  }

  advise(game: Game): Advice {
    if (game.askedCard !== NO_CARD) return aimAdvice(game);
    const rival = rivalToCatch(game);
    if (rival !== NOBODY) return { choice: HIT, reason: chaseOf(game, rival) };
    if (isAhead(game)) {
      return { choice: STAY, reason: { kind: 'ahead', reached: standing(game, game.asked), next: bestRival(game) } };
    }
    return adviceFor(this.#next.look(game, game.asked));
  }

  reseed(): void {}
}

/** The rival that is out of the round with the target and at least as much as the seat that is asked, or NOBODY. */
export const rivalToCatch = (game: Game): Seat => {
  let rival = NOBODY;
  let best = Math.max(game.rules.target, standing(game, game.asked));
  for (let seat = 0; seat < game.seats; seat++) {
    if (seat === game.asked || game.hands.status(seat) === ACTIVE || standing(game, seat) < best) continue;
    rival = seat;
    best = standing(game, seat);
  }
  return rival;
};

export const chaseOf = (game: Game, rival: Seat): Reason => {
  return { kind: 'chase', rival, total: standing(game, rival), reached: standing(game, game.asked) };
};

const isAhead = (game: Game): boolean => {
  const reached = standing(game, game.asked);
  return reached >= game.rules.target && reached > bestRival(game);
};

const bestRival = (game: Game): number => {
  let best = 0;
  for (let seat = 0; seat < game.seats; seat++) if (seat !== game.asked) best = Math.max(best, standing(game, seat));
  return best;
};
