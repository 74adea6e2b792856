/** What a card is called: a number or a modifier by its sign, `7`, `+4`, `×2`; an action card by its name. */
import { type Card, LIFE_SAVER, LOCK, nameOf, TURN_THREE } from '@turn7/engine';

interface ActionNames {
  readonly lifeSaver: string;
  readonly lock: string;
  readonly turnThree: string;
}

export const cardWords =
  (say: (sign: string) => string, names: ActionNames) =>
  (card: Card): string => {
    if (card === LIFE_SAVER) return names.lifeSaver;
    if (card === LOCK) return names.lock;
    return card === TURN_THREE ? names.turnThree : say(nameOf(card).replace('x', '×'));
  };
