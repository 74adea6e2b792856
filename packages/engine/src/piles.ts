/**
 * The draw pile and the discard pile (R35–R38). Only the draw pile is kept, as the first cards of the game. The discard pile
 * is what is left of the deck without the draw pile and the table: nobody looks through it, and what can be derived is
 * never wrong.
 *
 * Every index is a card, or a place below a count: that proves each `!`.
 */
import { type Card, KINDS, LIFE_SAVER, TURN_THREE } from './card.ts';
import type { Game } from './game.ts';
import { type Hand, NO_HAND } from './hand.ts';
import type { Shuffler } from './shuffle.ts';

/** Takes the next card off the draw pile, which is not empty, for a hand; the last one fills its place. */
export const pickCard = (game: Game, hand: Hand): Card => {
  const { cards } = game;
  const place = game.picker.pick(game.drawSize, hand.seat);
  const card: Card = cards[place]!;
  cards[place] = cards[--game.drawSize]!;
  return card;
};

const UNSEEN = new Int32Array(KINDS);
const DISCARD = new Int32Array(KINDS);

/** How many cards of each kind are in the draw pile. The answer holds until the next call. */
export const unseenOf = (game: Game): Int32Array => {
  const { cards, drawSize } = game;
  for (let card = 0; card < KINDS; card++) UNSEEN[card] = 0;
  for (let i = 0; i < drawSize; i++) UNSEEN[cards[i]!]!++;
  return UNSEEN;
};

/** Puts the draw pile into a new order, in which the old one has no part: for what-ifs of those who may not know it. */
export const shuffleUnseen = (game: Game): void => {
  makeDraw(game, unseenOf(game));
};

/** How many cards of each kind are in the discard pile. The answer holds until the next call. */
export const discardOf = (game: Game): Int32Array => {
  const { cards, drawSize, actions } = game;
  const { kinds } = game.rules;
  for (let card = 0; card < KINDS; card++) DISCARD[card] = kinds[card]!;
  for (let i = 0; i < drawSize; i++) DISCARD[cards[i]!]!--;
  for (let seat = 0; seat < game.seats; seat++) game.hands[seat]!.subtractFrom(DISCARD);
  if (actions.drawer !== NO_HAND) DISCARD[TURN_THREE]!--;
  for (let i = 0; i < actions.asideSize; i++) DISCARD[actions.aside[i]!]!--;
  for (let i = 0; i < actions.queueSize; i++) DISCARD[actions.queue[i]!]!--;
  if (game.askedCard === LIFE_SAVER) DISCARD[LIFE_SAVER]!--;
  return DISCARD;
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
  if (game.drawSize > 0) return unseenOf(game);
  const discard = discardOf(game);
  return isDry(discard) ? NO_CARDS : discard;
};

const NO_CARDS = new Int32Array(KINDS);

/** Whether not one card can be drawn. */
export const isExhausted = (game: Game): boolean => game.drawSize === 0 && isDry(discardOf(game));

/** The discard pile becomes the draw pile (R35), unless it is dry (R37): then nothing changes and it says so. */
export const reshuffle = (game: Game): boolean => {
  const discard = discardOf(game);
  if (isDry(discard)) return false;
  makeDraw(game, discard);
  game.reporter.tell({ kind: 'reshuffled', cards: game.drawSize, ruling: 'R35' });
  return true;
};

/** Makes a draw pile of so many cards of each kind, as shuffled as the shuffler likes. */
export const makeDraw = (game: Game, counts: Int32Array): void => {
  const { cards } = game;
  let size = 0;
  for (let card = 0; card < KINDS; card++) {
    for (const end = size + counts[card]!; size < end; size++) cards[size] = card;
  }
  newDraw(game, size, game.shuffler);
};

/** The first cards of the game become its draw pile. */
export const newDraw = (game: Game, size: number, picker: Shuffler): void => {
  game.drawSize = size;
  game.picker = picker;
  picker.begin(game.cards, size);
};
