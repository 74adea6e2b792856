/** Cards to tap: those that lie in front of somebody are pressed down. */
import type { Card as CardIndex } from '@turn7/engine';
import { SilentCard } from '../card/card.tsx';
import { useTexts } from '../texts/texts.ts';

interface CardPickerProps {
  readonly legend: string;
  readonly cards: readonly CardIndex[];
  readonly chosen: readonly CardIndex[];
  readonly onToggle: (card: CardIndex) => void;
  /** No other one can be added. */
  readonly isFull?: boolean;
}

export function CardPicker({ legend, cards, chosen, onToggle, isFull = false }: CardPickerProps) {
  const { common } = useTexts();
  return (
    <fieldset class="card-picker">
      <legend>{legend}</legend>
      {cards.map((card) => {
        const isChosen = chosen.includes(card);
        const isOff = isFull && !isChosen;
        return (
          <button
            key={card}
            type="button"
            aria-pressed={isChosen}
            aria-disabled={isOff}
            aria-label={common.card(card)}
            onClick={() => !isOff && onToggle(card)}
          >
            <SilentCard card={card} size="m" />
          </button>
        );
      })}
    </fieldset>
  );
}

/** With the card, or without it if it was there. */
export const toggled = (cards: readonly CardIndex[], card: CardIndex): readonly CardIndex[] =>
  cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
