/** The deal: one card for every active seat, from the dealer's left round to the dealer (R4–R9). */
import { drawCard } from './draw.ts';
import type { Game } from './game.ts';
import { ask, NO_CARD } from './question.ts';
import { leftOf } from './round.ts';

export const dealNext = (game: Game): void => {
  const seat = leftOf(game, game.turn);
  game.turn = seat;
  game.toDeal--;
  if (!game.active.has(seat)) game.reporter?.skipped(seat);
  else if (game.hands.tookThree(seat) && !game.hands.isEmpty(seat)) ask(game, seat, NO_CARD);
  else drawCard(game, seat, 'deal');
};
