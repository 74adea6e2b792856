/** What a card does, in a line. */
import { type Card, isNumber, LIFE_SAVER, LOCK, TIMES_TWO, TURN_THREE } from '@turn7/engine';
import type { Texts } from '../../words/texts.ts';

export function effectOf(card: Card, { help: t }: Pick<Texts, 'help'>): string {
  if (isNumber(card)) return t.numbersText;
  switch (card) {
    case LOCK:
      return t.actionsText.lock;
    case TURN_THREE:
      return t.actionsText.turnThree;
    case LIFE_SAVER:
      return t.actionsText.lifeSaver;
    case TIMES_TWO:
      return t.doubleText;
    default:
      return t.bonusesText;
  }
}
