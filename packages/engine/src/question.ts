/** What is asked of whom. The game keeps two integers; the question in words is made for those who want it. */
import type { Card } from './card.ts';
import { type Choice, HIT, STAY } from './choice.ts';
import type { Game } from './game.ts';
import { NOBODY, type Seat } from './seat.ts';
import { isTarget } from './target.ts';

/** The card of a question that is not about a card. */
export const NO_CARD: Card = -1;

export type Question =
  | { readonly kind: 'hit-or-stay'; readonly seat: Seat }
  | { readonly kind: 'target'; readonly seat: Seat; readonly card: Card; readonly targets: readonly Seat[] };

/** Asks a seat for a card's target, or with NO_CARD "hit or stay?". */
export const ask = (game: Game, seat: Seat, card: Card): void => {
  game.asked = seat;
  game.askedCard = card;
};

export const questionOf = (game: Game): Question | null => {
  const { asked: seat, askedCard: card } = game;
  if (seat === NOBODY) return null;
  if (card === NO_CARD) return { kind: 'hit-or-stay', seat };
  const targets = Array.from({ length: game.seats }, (_, target) => target).filter((target) =>
    isTarget(game, card, target),
  );
  return { kind: 'target', seat, card, targets };
};

/** Every legal answer: none only when the game is over. */
export const choicesOf = (game: Game): readonly Choice[] => {
  const question = questionOf(game);
  return question === null ? [] : answersTo(question);
};

export const answersTo = (question: Question): readonly Choice[] =>
  question.kind === 'target' ? question.targets : [HIT, STAY];
