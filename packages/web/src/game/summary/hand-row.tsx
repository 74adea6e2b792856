/** What lay in front of a seat when its round ended: its numbers, and apart from them the rest. */
import { type Card as CardIndex, isNumber } from '@turn7/engine';
import { Card } from '../../ui/card/card.tsx';
import { stateAt } from '../seat/rack.tsx';
import type { SeatOutcome } from './outcome.ts';

interface HandRowProps {
  readonly cards: readonly CardIndex[];
  readonly outcome: SeatOutcome;
}

export function HandRow({ cards, outcome }: HandRowProps) {
  const status = outcome.kind === 'busted' ? 'busted' : 'active';
  const numbers = cards.filter(isNumber);
  const extras = cards.filter((card) => !isNumber(card));
  return (
    <div class="hand-row">
      {numbers.map((card, place) => (
        <Card key={place} card={card} size="s" state={stateAt(place, numbers, status)} />
      ))}
      {numbers.length > 0 && <span class="hand-gap" />}
      {extras.map((card, place) => (
        <Card key={place} card={card} size="s" />
      ))}
    </div>
  );
}
