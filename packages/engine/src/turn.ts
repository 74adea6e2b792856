/** Turns: each active seat in order hits or stays (R10–R12), beginning at the dealer's left (R4). */
import { drawCard } from './draw.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import { NO_CARD, NOT_ASKED } from './question.ts';
import { leave, TURNS } from './round.ts';
import { STAYED } from './seat.ts';

/** Goes on to the next active hand (R33), of which there is one. */
export const nextTurn = (game: Game): void => {
  const hand = game.turn.nextActive();
  game.turn = hand;
  game.phase = TURNS;
  if (hand.isEmpty) drawCard(game, hand, 'no card');
  else game.askedCard = NO_CARD;
};

/** The card for the hand whose turn it is. */
export const hit = (game: Game): void => {
  game.askedCard = NOT_ASKED;
  game.silentRounds = 0;
  drawCard(game, game.turn, 'hit');
};

export const stay = (game: Game, hand: Hand): void => {
  leave(game, hand, STAYED);
  game.reporter.tell({ kind: 'stayed', seat: hand.seat, points: hand.points, ruling: 'R12' });
};
