/** Drawing a card, whatever the reason: what happens next is up to the card (R13–R20, R27). */
import { type Card, LAST_NUMBER, LIFE_SAVER, TIMES_TWO } from './card.ts';
import type { DrawReason } from './event.ts';
import type { Game } from './game.ts';
import { takeLifeSaver } from './life-saver.ts';
import { takeNumber } from './number.ts';
import { reshuffle } from './piles.ts';
import { DRY } from './round.ts';
import { NOBODY, type Seat } from './seat.ts';

export const drawCard = (game: Game, seat: Seat, reason: DrawReason): void => {
  const { piles } = game;
  if (piles.drawSize === 0 && !reshuffle(game)) {
    game.ending = DRY;
    return;
  }
  const card: Card = piles.draw[--piles.drawSize]!; // not empty, or reshuffled
  game.reporter?.drew(seat, card, reason);
  if (card <= LAST_NUMBER) takeNumber(game, seat, card);
  else if (card <= TIMES_TWO) game.hands.holdModifier(seat, card);
  else if (card === LIFE_SAVER) takeLifeSaver(game, seat);
  else setAside(game, seat, card);
};

/** A Lock or Turn Three waits for its seat; one drawn in a Turn Three waits until that is done (R27). */
const setAside = (game: Game, seat: Seat, card: Card): void => {
  game.actions.setAside(seat, card);
  if (game.actions.drawer !== NOBODY) game.reporter?.setAside(seat, card);
};
