/** A number card: it joins the row (R13), busts as a twin (R14), or is the seventh (R16). */
import { type Card, LAST_NUMBER } from './card.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import { useLifeSaver } from './life-saver.ts';
import { leave, TURN_7 } from './round.ts';
import { SEVEN, TURN_7_BONUS } from './score.ts';
import { BUSTED } from './seat.ts';

export const takeNumber = (game: Game, hand: Hand, card: Card): void => {
  if (!hand.holds(card)) join(game, hand, card);
  else if (hand.hasLifeSaver) useLifeSaver(game, hand, card);
  else bust(game, hand, card);
};

const join = (game: Game, hand: Hand, card: Card): void => {
  hand.addNumber(card);
  if (hasSeven(hand)) turn7(game, hand);
};

/** Whether a hand is a Turn 7 (R16). */
export const hasSeven = (hand: Hand): boolean => hand.count === SEVEN;

/** Whether this card is a number that the hand holds already. */
export const isTwin = (hand: Hand, card: Card): boolean => card <= LAST_NUMBER && hand.holds(card);

/** Whether a hand would bust with this card. */
export const bustsWith = (hand: Hand, card: Card): boolean => isTwin(hand, card) && !hand.hasLifeSaver;

/** Whether this card would be a hand's Turn 7. */
export const sevensWith = (hand: Hand, card: Card): boolean =>
  card <= LAST_NUMBER && !hand.holds(card) && hand.count === SEVEN - 1;

const turn7 = (game: Game, hand: Hand): void => {
  hand.points += TURN_7_BONUS;
  game.ending = TURN_7;
  game.reporter.tell({ kind: 'turn 7', seat: hand.seat, ruling: 'R16' });
};

const bust = (game: Game, hand: Hand, twin: Card): void => {
  hand.lay(twin);
  hand.points = 0;
  leave(game, hand, BUSTED);
  game.reporter.tell({ kind: 'busted', seat: hand.seat, twin, ruling: 'R14' });
};
