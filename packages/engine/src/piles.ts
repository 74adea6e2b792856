/**
 * The draw pile and the discard pile (R35–R38). Only the draw pile is kept. The discard pile is what is left of the deck
 * without the draw pile and the table: nobody looks through it, and what can be derived is never wrong.
 *
 * Every index is a card, or a place below a count: that proves each `!`.
 */
import { KINDS, LIFE_SAVER, TURN_THREE } from './card.ts';
import type { Game } from './game.ts';
import { NOBODY } from './seat.ts';

export class Piles {
  /** The draw pile; its top card is `draw[drawSize - 1]`. */
  readonly draw: Uint8Array;
  drawSize = 0;
  /** What `unseenOf` and `discardOf` count in, so that it need not be made each time. */
  readonly unseen = new Int32Array(KINDS);
  readonly discard = new Int32Array(KINDS);

  constructor(cards: number) {
    this.draw = new Uint8Array(cards);
  }

  /** The piles at the start of a game: everything to draw, nothing discarded. */
  reset(cards: Uint8Array): void {
    this.draw.set(cards);
    this.drawSize = cards.length;
  }

  copyFrom(other: Piles): void {
    this.draw.set(other.draw);
    this.drawSize = other.drawSize;
  }
}

/** How many cards of each kind are in the draw pile. The answer holds until the next call. */
export const unseenOf = (game: Game): Int32Array => {
  const { draw, drawSize, unseen } = game.piles;
  for (let card = 0; card < KINDS; card++) unseen[card] = 0;
  for (let i = 0; i < drawSize; i++) unseen[draw[i]!]!++;
  return unseen;
};

/** Puts the draw pile into a new order, in which the old one has no part: for what-ifs of those who may not know it. */
export const shuffleUnseen = (game: Game): void => {
  fillDraw(game.piles, unseenOf(game));
  game.shuffler.shuffle(game.piles.draw, game.piles.drawSize);
};

/** How many cards of each kind are in the discard pile. The answer holds until the next call. */
export const discardOf = (game: Game): Int32Array => {
  const { piles, hands, actions } = game;
  const { discard } = piles;
  for (let card = 0; card < KINDS; card++) discard[card] = game.rules.kinds[card]!;
  for (let i = 0; i < piles.drawSize; i++) discard[piles.draw[i]!]!--;
  for (let seat = 0; seat < game.seats; seat++) {
    for (let i = 0; i < hands.laid(seat); i++) discard[hands.card(seat, i)]!--;
  }
  if (actions.drawer !== NOBODY) discard[TURN_THREE]!--;
  for (let i = 0; i < actions.asideSize; i++) discard[actions.aside[i]!]!--;
  for (let i = 0; i < actions.queueSize; i++) discard[actions.queued(i)]!--;
  if (game.asked !== NOBODY && game.askedCard === LIFE_SAVER) discard[LIFE_SAVER]!--;
  return discard;
};

/** Whether a discard pile is no new draw pile: Turn Threes and Life Savers alone could go round for ever (R37). */
const isDry = (discard: Int32Array): boolean => {
  for (let card = 0; card < KINDS; card++) {
    if (discard[card]! > 0 && card !== TURN_THREE && card !== LIFE_SAVER) return false;
  }
  return true;
};

/** How many cards of each kind the next card may be: those of the draw pile, or of the one that is about to be made. */
export const drawableOf = (game: Game): Int32Array => {
  if (game.piles.drawSize > 0) return unseenOf(game);
  const discard = discardOf(game);
  return isDry(discard) ? NO_CARDS : discard;
};

const NO_CARDS = new Int32Array(KINDS);

/** Whether not one card can be drawn. */
export const isExhausted = (game: Game): boolean => game.piles.drawSize === 0 && isDry(discardOf(game));

/** The discard pile becomes the draw pile (R35), unless it is dry (R37): then nothing changes and it says so. */
export const reshuffle = (game: Game): boolean => {
  const { piles } = game;
  const discard = discardOf(game);
  if (isDry(discard)) return false;
  fillDraw(piles, discard);
  game.shuffler.shuffle(piles.draw, piles.drawSize);
  game.reporter?.reshuffled(piles.drawSize);
  return true;
};

/** Makes a draw pile of so many cards of each kind, in the order of the kinds. */
export const fillDraw = (piles: Piles, counts: Int32Array): void => {
  let size = 0;
  for (let card = 0; card < KINDS; card++) {
    for (let copies = counts[card]!; copies > 0; copies--) piles.draw[size++] = card;
  }
  piles.drawSize = size;
};

export const sizeOfDiscard = (game: Game): number => discardOf(game).reduce((size, copies) => size + copies, 0);
