/** What is asked of whom. The game keeps one integer; the question in words is made for those who want it. */
import { type Card, LIFE_SAVER } from './card.ts';
import { type Choice, HIT, STAY } from './choice.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import type { Seat } from './seat.ts';

/** The card of a question that is not about a card. */
export const NO_CARD: Card = -1;
/** Instead of a card: there is no question. */
export const NOT_ASKED: Card = -2;
/** Instead of a card: there was a question and the answer is a hit, whose card is yet to be drawn. */
export const HIT_TAKEN: Card = -3;
/** Instead of a card: there will be no more questions. */
export const GAME_OVER: Card = -4;

export type Question =
  | { readonly kind: 'hit-or-stay'; readonly seat: Seat }
  | { readonly kind: 'target'; readonly seat: Seat; readonly card: Card; readonly targets: readonly Seat[] };

export const questionOf = (game: Game): Question | null => {
  if (!game.isAsked) return null;
  const { askedCard: card } = game;
  const { seat } = game.asked;
  if (card === NO_CARD) return { kind: 'hit-or-stay', seat };
  const targets = targetsOf(game, card).map((hand) => hand.seat);
  return { kind: 'target', seat, card, targets };
};

/** Every legal answer: none only when the game is over. */
export const choicesOf = (game: Game): readonly Choice[] => {
  const question = questionOf(game);
  return question === null ? [] : answersTo(question);
};

export const answersTo = (question: Question): readonly Choice[] =>
  question.kind === 'target' ? question.targets : [HIT, STAY];

/** Who a card may go to: an active seat (R22, R24), and a spare Life Saver only to one without (R19). */
export const isTarget = (card: Card, hand: Hand): boolean =>
  hand.isActive && !(card === LIFE_SAVER && hand.hasLifeSaver);

export const targetsOf = (game: Game, card: Card): readonly Hand[] => game.hands.filter((hand) => isTarget(card, hand));

export type IllegalChoice =
  | { readonly kind: 'game over' }
  | { readonly kind: 'not asked' | 'not an answer'; readonly question: Question };

/** Why a seat may not make a choice now, or null if it may: the one check of what comes from outside. */
export const illegalChoice = (game: Game, seat: Seat, choice: Choice): IllegalChoice | null => {
  const question = questionOf(game);
  if (question === null) return { kind: 'game over' };
  if (question.seat !== seat) return { kind: 'not asked', question };
  return game.isLegal(choice) ? null : { kind: 'not an answer', question };
};
