/** What the next step will do, as far as chance has a part in it: for those who take a game one step at a time. */
import { hasHadCard } from './deal.ts';
import type { Game } from './game.ts';
import { type Hand, NO_HAND } from './hand.ts';
import { HIT_TAKEN } from './question.ts';
import { NOT_ENDED } from './round.ts';

/** The hand that the next step draws a card for, if there is one to draw (R37); NO_HAND if it draws none. */
export const nextDrawer = (game: Game): Hand => {
  const { actions, turn } = game;
  if (game.isAsked || game.ending !== NOT_ENDED) return NO_HAND;
  if (actions.pending > 0) return actions.toDraw > 0 ? actions.drawer : NO_HAND;
  if (game.askedCard === HIT_TAKEN) return turn;
  if (game.toDeal > 0) return turn.left.isActive && !hasHadCard(turn.left) ? turn.left : NO_HAND;
  const next = turn.nextActive();
  return next.isEmpty ? next : NO_HAND;
};
