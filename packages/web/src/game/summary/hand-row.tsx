/** What lay in front of a seat when its round ended: its numbers, and apart from them the rest. */
import type { Card as CardIndex } from '@turn7/engine';
import { Card } from '../../ui/card/card.tsx';
import { handOf } from '../seat/hand.ts';
import type { SeatOutcome } from './outcome.ts';

interface HandRowProps {
  readonly cards: readonly CardIndex[];
  readonly outcome: SeatOutcome;
}

export function HandRow({ cards, outcome }: HandRowProps) {
  const { places, extras } = handOf({ cards, status: outcome.kind === 'busted' ? 'busted' : 'active' });
  const numbers = places.filter((placed) => placed !== null);
  return (
    <div class="hand-row">
      {numbers.map(({ card, state }, place) => (
        <Card key={place} card={card} size="s" state={state} />
      ))}
      {numbers.length > 0 && <span class="hand-gap" />}
      {extras.map((card, place) => (
        <Card key={place} card={card} size="s" />
      ))}
    </div>
  );
}
