/** A whole number that is typed. What cannot be says what was expected, and changes nothing. */
import { useId, useState } from 'preact/hooks';
import { useChapter } from '../texts/texts.ts';

interface WholeFieldProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function WholeField({ label, least, most, value, onChange }: WholeFieldProps) {
  const t = useChapter('figure');
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const read = (input: HTMLInputElement) => {
    const wish = input.valueAsNumber;
    const fits = Number.isInteger(wish) && wish >= least && wish <= most;
    setWrong(!fits);
    if (fits) onChange(wish);
  };
  return (
    <div class="whole-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field tn"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={`${id}-error`}
        onInput={(event) => read(event.currentTarget)}
      />
      <p class="field-error" id={`${id}-error`} role="alert">
        {isWrong && t.expected(t.whole(least, most))}
      </p>
    </div>
  );
}
