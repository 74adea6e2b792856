/** A number card: it joins the row (R13), busts as a twin (R14), or is the seventh (R16). */
import { type Card, LAST_NUMBER } from './card.ts';
import type { Game } from './game.ts';
import { useLifeSaver } from './life-saver.ts';
import { leave, TURN_7 } from './round.ts';
import { SEVEN } from './score.ts';
import { BUSTED, type Seat } from './seat.ts';

export const takeNumber = (game: Game, seat: Seat, card: Card): void => {
  const count = game.hands.holdNumber(seat, card);
  if (count === SEVEN) turn7(game, seat);
  else if (count === 0) takeTwin(game, seat, card);
};

const takeTwin = (game: Game, seat: Seat, card: Card): void => {
  if (game.hands.hasLifeSaver(seat)) useLifeSaver(game, seat, card);
  else bust(game, seat, card);
};

/** Whether this card is a number that the seat holds already. */
export const isTwin = (game: Game, seat: Seat, card: Card): boolean =>
  card <= LAST_NUMBER && game.hands.holds(seat, card);

/** Whether a seat would bust with this card. */
export const bustsWith = (game: Game, seat: Seat, card: Card): boolean =>
  isTwin(game, seat, card) && !game.hands.hasLifeSaver(seat);

/** Whether this card would be a seat's Turn 7. */
export const sevensWith = (game: Game, seat: Seat, card: Card): boolean =>
  card <= LAST_NUMBER && !game.hands.holds(seat, card) && game.hands.count(seat) === SEVEN - 1;

const turn7 = (game: Game, seat: Seat): void => {
  game.seven = seat;
  game.ending = TURN_7;
  game.reporter?.turn7(seat);
};

const bust = (game: Game, seat: Seat, twin: Card): void => {
  game.hands.lay(seat, twin);
  game.hands.losePoints(seat);
  leave(game, seat, BUSTED);
  game.reporter?.busted(seat, twin);
};
