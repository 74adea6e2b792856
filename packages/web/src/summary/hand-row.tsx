/** What lay in front of a seat when its round ended: its numbers, and apart from them the rest. */
import { type Card as CardIndex, isNumber } from '@turn7/engine';
import { Card } from '../card/card.tsx';
import type { SeatOutcome } from './outcome.ts';

interface HandRowProps {
  readonly cards: readonly CardIndex[];
  readonly outcome: SeatOutcome;
}

export function HandRow({ cards, outcome }: HandRowProps) {
  const numbers = cards.filter(isNumber);
  const extras = cards.filter((card) => !isNumber(card));
  const busted = outcome.kind === 'busted';
  const stateOf = (place: number) => {
    if (!busted) return undefined;
    return place === numbers.length - 1 ? 'twin' : 'bust'; // the twin came last
  };
  return (
    <div class="hand-row">
      {numbers.map((card, place) => (
        <Card key={place} card={card} size="s" state={stateOf(place)} />
      ))}
      {numbers.length > 0 && <span class="hand-gap" />}
      {extras.map((card, place) => (
        <Card key={place} card={card} size="s" />
      ))}
    </div>
  );
}
