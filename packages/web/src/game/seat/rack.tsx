/** The seven places of a seat. A card comes to its place, and nothing else moves. */
import type { Card } from '@turn7/engine';
import { SilentCard, SlotNumber } from '../../ui/card/card.tsx';
import type { CardSize } from '../../ui/card/face.tsx';
import type { Placed } from './hand.ts';

export interface RackProps {
  readonly places: readonly (Placed | null)[];
  readonly size: CardSize;
}

/** From medium size on, empty places show their number. */
export function Rack({ places, size }: RackProps) {
  return (
    <span class="rack">
      {places.map((placed, place) => (
        <span key={place} class="slot" data-place={place}>
          {placed !== null && <SilentCard card={placed.card} size={size} state={placed.state} />}
          {placed === null && size !== 's' && <SlotNumber place={place + 1} />}
        </span>
      ))}
    </span>
  );
}

export interface ExtrasProps {
  readonly cards: readonly Card[];
  readonly size: CardSize;
}

/**
 * Modifiers and action cards, apart from the row; out of room they overlap, the first on top. Beside them a card is held
 * that is still to be given.
 */
export function Extras({ cards, size }: ExtrasProps) {
  return (
    <span class="extras" data-count={cards.length}>
      {cards.map((card, extra) => (
        <span key={extra} class="extra" data-extra={extra} style={{ zIndex: cards.length - extra }}>
          <SilentCard card={card} size={size} />
        </span>
      ))}
      <span class="extra-hold" data-hold />
    </span>
  );
}
