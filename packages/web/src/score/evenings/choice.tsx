/** One of several, under its name. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Options. */
  readonly children: ComponentChildren;
}

export function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div class="evening-choice">
      <label for={id}>{label}</label>
      <select id={id} class="field" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  );
}
