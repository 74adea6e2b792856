/** Which words a card takes; the languages say only the words. */
import { bonusOf, type Card, isModifier, isNumber, LIFE_SAVER, LOCK, TIMES_TWO } from '@turn7/engine';

interface CardWords {
  readonly number: (value: number) => string;
  readonly plus: (value: number) => string;
  readonly timesTwo: string;
  readonly lifeSaver: string;
  readonly lock: string;
  readonly turnThree: string;
}

export const cardWords =
  (words: CardWords) =>
  (card: Card): string => {
    if (isNumber(card)) return words.number(card);
    if (card === TIMES_TWO) return words.timesTwo;
    if (isModifier(card)) return words.plus(bonusOf(card));
    if (card === LIFE_SAVER) return words.lifeSaver;
    return card === LOCK ? words.lock : words.turnThree;
  };
