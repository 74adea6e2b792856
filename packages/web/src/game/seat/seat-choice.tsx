/** Makes a whole seat a button, while this device may choose it. */
import { useTexts } from '../../words/texts.ts';
import type { SeatFacts } from './facts.ts';
import { seatWords } from './words.ts';

export interface SeatChoiceProps {
  readonly facts: SeatFacts;
  readonly choose: (seat: number) => void;
}

export function SeatChoice({ facts, choose }: SeatChoiceProps) {
  const texts = useTexts();
  return (
    <button
      type="button"
      class="seat-choice"
      aria-label={texts.table.choose(seatWords(facts, texts))}
      aria-keyshortcuts={facts.digit ?? undefined}
      onClick={() => choose(facts.seat)}
    >
      {facts.digit !== null && <span class="key">{facts.digit}</span>}
    </button>
  );
}
