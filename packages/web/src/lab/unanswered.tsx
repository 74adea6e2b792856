/** A question that a worker could not answer, and the way to ask it again. */
import type { TargetedMouseEvent } from 'preact';
import { useTexts } from '../words/texts.ts';

interface UnansweredProps {
  readonly tells: string;
  readonly again: () => void;
}

export function Unanswered({ tells, again }: UnansweredProps) {
  const { common: t } = useTexts();
  /** The button goes away with the press: the focus stays at what it belongs to. */
  const press = ({ currentTarget }: TargetedMouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    again();
  };
  return (
    <>
      <p class="muted" role="alert">
        {tells}
      </p>
      <button type="button" class="btn" onClick={press}>
        {t.tryAgain}
      </button>
    </>
  );
}
