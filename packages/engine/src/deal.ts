/** The deal: one card for every active seat, from the dealer's left round to the dealer (R4–R9). */
import { drawCard } from './draw.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import { NO_CARD } from './question.ts';

export const dealNext = (game: Game): void => {
  const hand = game.turn.left;
  game.turn = hand;
  game.toDeal--;
  if (!hand.isActive) game.reporter.tell({ kind: 'skipped', seat: hand.seat, ruling: 'R7' });
  else if (hasHadCard(hand)) game.askedCard = NO_CARD;
  else drawCard(game, hand, 'deal');
};

/** Whether a Turn Three has stood in for its dealt card (R8). */
export const hasHadCard = (hand: Hand): boolean => !hand.isEmpty && hand.tookThree;
