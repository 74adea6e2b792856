/** The thirteen numbers in a row: how high each hill stands is how often the card comes. */
import { LAST_NUMBER } from '@turn7/engine';
import { SilentCard } from '../../ui/card/card.tsx';

const NUMBERS = Array.from({ length: LAST_NUMBER + 1 }, (_, number) => number);

export function Frieze() {
  return (
    <div class="frieze" aria-hidden="true">
      {NUMBERS.map((number) => (
        <SilentCard key={number} card={number} size="l" />
      ))}
    </div>
  );
}
