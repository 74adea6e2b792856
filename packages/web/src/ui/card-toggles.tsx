/** Cards that are tapped into a hand and out of it again. */
import './card-toggles.css';
import type { Card } from '@turn7/engine';
import { useTexts } from '../words/texts.ts';
import { SilentCard } from './card/card.tsx';

interface CardTogglesProps {
  readonly legend: string;
  readonly choices: readonly Card[];
  readonly held: readonly Card[];
  readonly onToggle: (card: Card) => void;
  /** No other one can be added. */
  readonly isFull?: boolean;
}

export function CardToggles({ legend, choices, held, onToggle, isFull = false }: CardTogglesProps) {
  const { common } = useTexts();
  return (
    <fieldset class="card-toggles">
      <legend>{legend}</legend>
      <div class="card-toggles-row">
        {choices.map((card) => {
          const isHeld = held.includes(card);
          const isOff = isFull && !isHeld;
          return (
            <button
              key={card}
              type="button"
              class="card-toggle"
              aria-pressed={isHeld}
              aria-disabled={isOff}
              aria-label={common.card(card)}
              onClick={() => !isOff && onToggle(card)}
            >
              <SilentCard card={card} size="s" />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** With the card, or without it if it was there. */
export const toggled = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
