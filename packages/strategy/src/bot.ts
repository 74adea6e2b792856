/** A player: a named strategy that answers whatever a game asks, and can say why. */
import type { Card, Choice, Game, Seat } from '@turn7/engine';

export interface Bot {
  /** As people write it: `stay:25`. The same name always makes the same player. */
  readonly name: string;
  /**
   * The answer to what the game asks. It depends on what the seat that is asked may see, and on the seed of the bot:
   * never on the order of the draw pile. The game is left as it is.
   */
  choose(game: Game): Choice;
  /** The same answer, with its reason. */
  advise(game: Game): Advice;
  /**
   * Sees the choice that is about to be made at its table, by anybody: some learn from it how the others play. It may be left
   * out, and then nothing is known about them.
   */
  watch?(game: Game, choice: Choice): void;
  /** A new game, and a new seed for what is left to chance; bots that leave nothing to chance ignore it. */
  reseed(seed: number): void;
}

export interface Advice {
  readonly choice: Choice;
  readonly reason: Reason;
}

/** Why a bot chooses what it chooses: numbers for whoever puts them into words. Chances lie between 0 and 1. */
export type Reason =
  /** It was left to chance among so many answers. */
  | { readonly kind: 'chance'; readonly answers: number }
  /** The points of the hand against a limit. */
  | { readonly kind: 'points'; readonly points: number; readonly limit: number }
  /** The chance to bust against a limit. */
  | { readonly kind: 'risk'; readonly bust: number; readonly limit: number }
  /** The points of the hand against the expected score of one more card. */
  | { readonly kind: 'gain'; readonly points: number; readonly expected: number; readonly bust: number }
  /** No card that is left can bust. */
  | { readonly kind: 'free' }
  /** A rival that is out of the round wins with its score unless more points come. */
  | { readonly kind: 'chase'; readonly rival: Seat; readonly total: number; readonly reached: number }
  /** Enough for the target, and more than anybody else. */
  | { readonly kind: 'ahead'; readonly reached: number; readonly next: number }
  /** A card goes where a rule of thumb sends it. */
  | { readonly kind: 'aim'; readonly card: Card; readonly seat: Seat; readonly figure: number }
  /** How the answers differ in the chance to win, as trained judgement has it. `bust`: of a hit, if that is asked. */
  | { readonly kind: 'judgement'; readonly options: readonly Option[]; readonly bust: number | null }
  /** The chance to win after each answer, from so many playouts. */
  | { readonly kind: 'playouts'; readonly options: readonly Option[]; readonly playouts: number };

export interface Option {
  readonly choice: Choice;
  /** The chance to win; of `judgement` only the differences mean something. */
  readonly value: number;
}
