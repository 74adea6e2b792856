/** Where a card goes: Lock the leader, Turn Three the fullest row, a spare Life Saver to the poorest; never oneself. */
import { type Card, type Game, type Hand, isTarget, LOCK, NO_HAND, type Seat, TURN_THREE } from '@turn7/engine';
import type { Advice } from '../bot.ts';
import { standing } from './standing.ts';

/** The choice at a target question. With two targets there is always one besides oneself. */
export const aim = (game: Game): Seat => aimed(game).seat;

/** Of hands that are alike the first in the order of the seats. */
const aimed = (game: Game): Hand => {
  const { asked, askedCard: card } = game;
  let best = NO_HAND;
  let most = LEAST;
  for (let seat = 0; seat < game.seats; seat++) {
    const hand = game.hands[seat]!; // one for each seat
    if (hand === asked || !isTarget(card, hand)) continue;
    const wish = desire(card, hand);
    if (wish > most) {
      most = wish;
      best = hand;
    }
  }
  return best;
};

/** Below every desire, and still a small integer. */
const LEAST = -(2 ** 30);

export const aimAdvice = (game: Game): Advice => {
  const card = game.askedCard;
  const hand = aimed(game);
  return { choice: hand.seat, reason: { kind: 'aim', card, seat: hand.seat, figure: Math.abs(desire(card, hand)) } };
};

/** How much a card is meant for a hand. */
const desire = (card: Card, hand: Hand): number => {
  if (card === LOCK) return standing(hand);
  return card === TURN_THREE ? hand.count : -hand.total;
};
