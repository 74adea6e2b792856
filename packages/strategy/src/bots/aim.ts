/** Where a card goes: Lock the leader, Turn Three the fullest row, a spare Life Saver to the poorest; never oneself. */
import { type Card, type Game, isTarget, LOCK, NOBODY, type Seat, TURN_THREE } from '@turn7/engine';
import type { Advice } from '../bot.ts';
import { standing } from './standing.ts';

/** The choice at a target question. With two targets there is always one besides oneself. */
export const aim = (game: Game): Seat => {
  const card = game.askedCard;
  let best = NOBODY;
  let most = -Infinity;
  for (let seat = 0; seat < game.seats; seat++) {
    if (seat === game.asked || !isTarget(game, card, seat)) continue;
    const wish = desire(game, card, seat);
    if (wish > most) {
      most = wish;
      best = seat;
    }
  }
  return best;
};

export const aimAdvice = (game: Game): Advice => {
  const card = game.askedCard;
  const seat = aim(game);
  return { choice: seat, reason: { kind: 'aim', card, seat, figure: Math.abs(desire(game, card, seat)) } };
};

/** How much a card is meant for a seat. */
const desire = (game: Game, card: Card, seat: Seat): number => {
  if (card === LOCK) return standing(game, seat);
  return card === TURN_THREE ? game.hands.count(seat) : -game.hands.total(seat);
};
