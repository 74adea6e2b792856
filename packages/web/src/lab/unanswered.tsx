/** A question that a worker could not answer, and the way to ask it again. */
import { useTexts } from '../words/texts.ts';

interface UnansweredProps {
  readonly tells: string;
  readonly again: () => void;
}

export function Unanswered({ tells, again }: UnansweredProps) {
  const { common: t } = useTexts();
  return (
    <>
      <p class="muted" role="alert">
        {tells}
      </p>
      <button type="button" class="btn" onClick={again}>
        {t.tryAgain}
      </button>
    </>
  );
}
