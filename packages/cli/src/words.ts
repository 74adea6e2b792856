/** Numbers, seats and answers in words, the same in every command. */
import { type Choice, type Game, NO_CARD, type Seat, STAY } from '@turn7/engine';
import { cardWords } from './vocabulary.ts';

export type NameOf = (seat: Seat) => string;

/** What each seat is called. */
export const namesOf =
  (players: readonly string[]): NameOf =>
  (seat) =>
    players[seat] ?? `seat ${seat + 1}`;

/** An answer to what is asked: `hit`, `stay`, `Lock to Bob`. */
export function answerWords(game: Game, choice: Choice, nameOf: NameOf): string {
  if (game.askedCard !== NO_CARD) return `${cardWords(game.askedCard)} to ${nameOf(choice)}`;
  return choice === STAY ? 'stay' : 'hit';
}

/** `12.5 %` */
export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

/** `12,345` */
export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** `1 card`, `12 cards` */
export const counted = (count: number, noun: string): string => `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;
