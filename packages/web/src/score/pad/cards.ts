/** Cards have names in a sheet and are integers everywhere else. */
import { CARDS, type Card, type CardName, nameOf } from '@turn7/engine';

export const cardsIn = (names: readonly CardName[]): readonly Card[] => names.map((name) => CARDS.indexOf(name));

/** In the order given. */
export const namesOf = (cards: readonly Card[]): CardName[] => cards.map(nameOf);
