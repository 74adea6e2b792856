/** A whole number that is typed. What cannot be is left standing, told, and not taken. */
import './number-field.css';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useChapter } from '../words/texts.ts';
import { isWithin, type Limits } from './limits.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly limits: Limits;
  readonly tells?: string | undefined;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, value, limits, tells, onChange }: NumberFieldProps) {
  const t = useChapter('figure');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** What was typed and is no such number, until it gets another value. */
  const [wrong, setWrong] = useState({ typed: '', value: Number.NaN });
  const isWrong = wrong.value === value;
  const problem = isWrong ? t.expected(t.whole(limits.least, limits.most)) : '';

  // The form does not start with what is wrong, and the browser leads there.
  useEffect(() => field.current?.setCustomValidity(problem), [problem]);

  const read = (typed: string) => {
    const isRight = /^\s*\d+\s*$/.test(typed) && isWithin(Number(typed), limits);
    setWrong({ typed, value: isRight ? Number.NaN : value });
    if (isRight) onChange(Number(typed));
  };

  return (
    <div class="number-field">
      <label for={id}>{label}</label>
      <input
        ref={field}
        id={id}
        class="field tn"
        inputMode="numeric"
        autocomplete="off"
        value={isWrong ? wrong.typed : String(value)}
        aria-invalid={isWrong}
        aria-describedby={tells === undefined ? `${id}-problem` : `${id}-tells ${id}-problem`}
        onInput={(event) => read(event.currentTarget.value)}
      />
      {tells !== undefined && (
        <small id={`${id}-tells`} class="muted">
          {tells}
        </small>
      )}
      <span id={`${id}-problem`} class="field-error" role="alert">
        {problem}
      </span>
    </div>
  );
}
