/** Cards that are tapped into a hand and out of it again. */
import '../styles/cards-input.css';
import { type Card, isModifier, isNumber, KINDS, LIFE_SAVER } from '@turn7/engine';
import { SilentCard } from '../card/card.tsx';
import { useTexts } from '../texts/texts.ts';

const ALL = Array.from({ length: KINDS }, (_, card) => card);
export const NUMBERS: readonly Card[] = ALL.filter(isNumber);
/** Everything that may lie in front of somebody who is in the round. */
export const HAND_CARDS: readonly Card[] = [...NUMBERS, ...ALL.filter(isModifier), LIFE_SAVER];

interface CardTogglesProps {
  readonly legend: string;
  readonly choices: readonly Card[];
  readonly held: readonly Card[];
  readonly onToggle: (card: Card) => void;
}

export function CardToggles({ legend, choices, held, onToggle }: CardTogglesProps) {
  const { common } = useTexts();
  return (
    <fieldset class="card-toggles">
      <legend>{legend}</legend>
      <div class="card-toggles-row">
        {choices.map((card) => (
          <button
            key={card}
            type="button"
            class="card-toggle"
            aria-pressed={held.includes(card)}
            aria-label={common.card(card)}
            onClick={() => onToggle(card)}
          >
            <SilentCard card={card} size="s" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
