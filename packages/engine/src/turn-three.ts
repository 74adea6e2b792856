/** The Turn Three: three cards, one at a time (R25); a bust stops it and cancels what was set aside (R26, R47). */
import type { Card } from './card.ts';
import { drawCard } from './draw.ts';
import type { Game } from './game.ts';
import { type Hand, NO_HAND } from './hand.ts';
import { DEAL } from './round.ts';
import type { RulingId } from './ruling.ts';
import { BUSTED } from './seat.ts';

/** What it makes a seat draw. */
export const TURN_THREE_CARDS = 3;

export const startTurnThree = (game: Game, hand: Hand): void => {
  game.actions.drawer = hand;
  game.actions.toDraw = TURN_THREE_CARDS;
  if (game.phase === DEAL) hand.tookThree = true;
  game.reporter.tell({ kind: 'turn three started', seat: hand.seat, ruling: 'R25' });
};

export const drawOfThree = (game: Game): void => {
  const { actions } = game;
  const hand = actions.drawer;
  actions.toDraw--;
  drawCard(game, hand, 'turn three');
  if (hand.status === BUSTED) stopTurnThree(game);
};

const stopTurnThree = (game: Game): void => {
  game.actions.toDraw = 0;
  if (!game.rules.originalTurnThree) cancelAside(game, 'R26');
};

export const endTurnThree = (game: Game): void => {
  const { actions } = game;
  game.reporter.tell({ kind: 'turn three ended', seat: actions.drawer.seat, ruling: 'R29' });
  actions.drawer = NO_HAND;
  actions.toDraw = 0;
  actions.pending--;
};

export const cancelAside = (game: Game, ruling: RulingId): void => {
  const { actions } = game;
  for (let i = 0; i < actions.asideSize; i++) cancel(game, actions.assigner, actions.aside[i]!, ruling); // below its size
  actions.asideSize = 0;
};

/** A card that will never take effect goes to the discard pile. */
export const cancel = (game: Game, hand: Hand, card: Card, ruling: RulingId): void => {
  game.actions.pending--;
  game.reporter.tell({ kind: 'cancelled', seat: hand.seat, card, ruling });
};
