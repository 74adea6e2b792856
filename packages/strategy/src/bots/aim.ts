/** Where a card goes: Lock the leader, Turn Three the fullest row, a spare Life Saver to the poorest; never oneself. */
import {
  type Card,
  type Game,
  type Hand,
  isTarget,
  LOCK,
  MOST_SEATS,
  NO_HAND,
  type Seat,
  TURN_THREE,
} from '@turn7/engine';
import type { Advice } from '../bot.ts';
import { standing } from './standing.ts';

/** The choice at a target question. With two targets there is always one besides oneself. */
export const aim = (game: Game): Seat => aimed(game).seat;

const aimed = (game: Game): Hand => {
  const { asked, askedCard: card } = game;
  const first = asked.nextActive();
  let best = NO_HAND;
  let most = LEAST;
  let hand = first;
  do {
    const wish = desire(card, hand) * MOST_SEATS - hand.seat; // of hands that are alike the first in the order of the seats
    if (wish > most && hand !== asked && isTarget(card, hand)) {
      most = wish;
      best = hand;
    }
    hand = hand.nextActive();
  } while (hand !== first);
  return best;
};

/** Below every desire, and still a small integer. */
const LEAST = -(2 ** 30);

export const aimAdvice = (game: Game): Advice => {
  const card = game.askedCard;
  const hand = aimed(game);
  return { choice: hand.seat, reason: { kind: 'aim', card, seat: hand.seat, figure: Math.abs(desire(card, hand)) } };
};

/** How much a card is meant for a hand. An integer in every case: `-total` would be −0 for none, which is a float. */
const desire = (card: Card, hand: Hand): number => {
  if (card === LOCK) return standing(hand);
  return card === TURN_THREE ? hand.count : 0 - hand.total;
};
