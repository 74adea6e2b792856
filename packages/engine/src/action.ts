/**
 * Locks and Turn Threes, from the hand that drew them to their effect. Whatever is nearest to being done comes first:
 * the rest of a Turn Three (R25), then its cards set aside (R28), then its end (R29), then the head of the queue (R30).
 */
import { type Card, LOCK } from './card.ts';
import type { Game } from './game.ts';
import { type Hand, NO_HAND } from './hand.ts';
import { lock } from './lock.ts';
import type { RulingId } from './ruling.ts';
import { cancel, cancelAside, drawOfThree, endTurnThree, startTurnThree } from './turn-three.ts';

/** One step. Somebody is active and a card is pending. */
export const resolveAction = (game: Game): void => {
  const { actions } = game;
  if (actions.toDraw > 0) drawOfThree(game);
  else if (actions.asideSize > 0) assignNext(game);
  else if (actions.drawer !== NO_HAND) endTurnThree(game);
  else takeEffect(game);
};

/** The card set aside first gets its seat; with one active seat there is nothing to ask (R34). */
const assignNext = (game: Game): void => {
  const { actions } = game;
  const card: Card = actions.aside[0]!; // asideSize > 0
  if (game.active > 1) game.askedCard = card;
  else assign(game, actions.assigner.nextActive(), true);
};

export const assign = (game: Game, to: Hand, forced: boolean): void => {
  const card = game.actions.enqueue(to.seat);
  const ruling = forced ? 'R34' : assigningRuling(game, card);
  game.reporter.tell({ kind: 'assigned', seat: game.actions.assigner.seat, to: to.seat, card, forced, ruling });
};

const assigningRuling = (game: Game, card: Card): RulingId => {
  const { drawer } = game.actions;
  if (drawer === NO_HAND) return card === LOCK ? 'R22' : 'R24';
  return drawer.isActive ? 'R28' : 'R47';
};

const takeEffect = (game: Game): void => {
  const { actions } = game;
  const card: Card = actions.queue[0]!; // pending, and nowhere else: the queue has a head
  const hand = game.hands[actions.queueSeat[0]!]!; // which was assigned to one of the hands
  actions.dequeue();
  if (!hand.isActive) cancel(game, hand, card, 'R31');
  else if (card === LOCK) lock(game, hand);
  else startTurnThree(game, hand);
};

/** The round is over: nothing that is set aside, being resolved or assigned takes effect any more. */
export const cancelAll = (game: Game, ruling: RulingId): void => {
  const { actions } = game;
  cancelAside(game, ruling);
  if (actions.drawer !== NO_HAND) endTurnThree(game);
  for (; actions.queueSize > 0; actions.dequeue()) {
    cancel(game, game.hands[actions.queueSeat[0]!]!, actions.queue[0]!, ruling); // the head, assigned to a hand
  }
};
