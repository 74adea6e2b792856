/** What lies in front of a seat, as the table shows it: the row of numbers with its seven places, and the rest apart from it. */
import { type Card, isNumber, SEVEN, type SeatView } from '@turn7/engine';
import type { CardState } from '../../ui/card/face.tsx';

export interface Placed {
  readonly card: Card;
  readonly state: CardState | undefined;
}

export interface Hand {
  /** As many as there are places; null where one is empty. */
  readonly places: readonly (Placed | null)[];
  readonly extras: readonly Card[];
}

export function handOf({ cards, status }: Pick<SeatView, 'cards' | 'status'>): Hand {
  const numbers = cards.filter(isNumber);
  const busted = status === 'busted';
  const stateAt = (place: number): CardState | undefined => {
    if (!busted) return undefined;
    return place === numbers.length - 1 ? 'twin' : 'bust'; // a view puts the twin last
  };
  const places = Array.from({ length: Math.max(SEVEN, numbers.length) }, (_, place) => {
    const card = numbers[place];
    return card === undefined ? null : { card, state: stateAt(place) };
  });
  return { places, extras: cards.filter((card) => !isNumber(card)) };
}
