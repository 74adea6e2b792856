/** The cards that a person sends to a seat, by the names that texts know them by. */
import { type Card, LIFE_SAVER, LOCK } from '@turn7/engine';
import type { Action } from '../../words/en/question.ts';

type Sent = Action | 'lifeSaver';

export const sentOf = (card: Card): Sent => (card === LIFE_SAVER ? 'lifeSaver' : actionOf(card));
export const actionOf = (card: Card): Action => (card === LOCK ? 'lock' : 'turnThree');
