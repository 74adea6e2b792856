/** The Turn Three: three cards, one at a time (R25); a bust stops it and cancels what was set aside (R26, R47). */
import type { Card } from './card.ts';
import { drawCard } from './draw.ts';
import type { Game } from './game.ts';
import { DEAL } from './round.ts';
import type { RulingId } from './ruling.ts';
import { BUSTED, NOBODY, type Seat } from './seat.ts';

/** What it makes a seat draw. */
export const TURN_THREE_CARDS = 3;

export const startTurnThree = (game: Game, seat: Seat): void => {
  game.actions.drawer = seat;
  game.actions.toDraw = TURN_THREE_CARDS;
  if (game.phase === DEAL) game.hands.takeThree(seat);
  game.reporter?.turnThreeStarted(seat);
};

export const drawOfThree = (game: Game): void => {
  const { actions } = game;
  const seat = actions.drawer;
  actions.toDraw--;
  drawCard(game, seat, 'turn three');
  if (game.hands.status(seat) === BUSTED) stopTurnThree(game);
};

const stopTurnThree = (game: Game): void => {
  const { actions } = game;
  actions.toDraw = 0;
  if (game.rules.originalTurnThree) return;
  cancelAside(game, 'R26');
};

export const endTurnThree = (game: Game): void => {
  const { actions } = game;
  game.reporter?.turnThreeEnded(actions.drawer);
  actions.drawer = NOBODY;
  actions.toDraw = 0;
  actions.pending--;
};

export const cancelAside = (game: Game, ruling: RulingId): void => {
  const { actions } = game;
  for (let i = 0; i < actions.asideSize; i++) cancel(game, actions.assigner, actions.aside[i]!, ruling); // below its size
  actions.asideSize = 0;
};

/** A card that will never take effect goes to the discard pile. */
export const cancel = (game: Game, seat: Seat, card: Card, ruling: RulingId): void => {
  game.actions.pending--;
  game.reporter?.cancelled(seat, card, ruling);
};
