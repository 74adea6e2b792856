/** What lies in front of a seat: the row of numbers with its seven places, and the rest apart from it. */
import './rack.css';
import type { CardSize, CardState } from '@turn7/cards';
import { type Card, isNumber, SEVEN, type SeatView } from '@turn7/engine';
import { SilentCard } from '../../ui/card/card.tsx';

export interface RackProps extends Pick<SeatView, 'cards' | 'status'> {
  readonly size: CardSize;
}

/** A card comes to its place, and nothing else moves. An empty place shows no number: it would be read as a card. */
export function Rack({ cards, status, size }: RackProps) {
  const numbers = cards.filter(isNumber);
  return (
    <span class="rack">
      {Array.from({ length: Math.max(SEVEN, numbers.length) }, (_, place) => {
        const card = numbers[place];
        return (
          <span key={place} class="slot" data-place={place}>
            {card !== undefined && <SilentCard card={card} size={size} state={stateAt(place, numbers, status)} />}
          </span>
        );
      })}
    </span>
  );
}

/** Of a number in its row; a view puts the twin last. */
export function stateAt(place: number, row: readonly Card[], status: SeatView['status']): CardState | undefined {
  if (status !== 'busted') return undefined;
  return place === row.length - 1 ? 'twin' : 'bust';
}

export interface ExtrasProps extends Pick<SeatView, 'cards'> {
  readonly size: CardSize;
}

/**
 * Modifiers and action cards, apart from the row; out of room they overlap, the first on top. Beside them a card is held
 * that is still to be given.
 */
export function Extras({ cards, size }: ExtrasProps) {
  const extras = cards.filter((card) => !isNumber(card));
  return (
    <span class="extras" data-count={extras.length}>
      {extras.map((card, extra) => (
        <span key={extra} class="extra" data-extra={extra} style={{ zIndex: extras.length - extra }}>
          <SilentCard card={card} size={size} />
        </span>
      ))}
      <span class="extra-hold" data-hold />
    </span>
  );
}
