/** A whole number that is stepped or typed. */
import './stepper.css';
import { useId } from 'preact/hooks';

export interface StepperProps {
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, fewer, more, value, least, most, onChange }: StepperProps) {
  const id = useId();
  const change = (wish: number) => {
    if (Number.isInteger(wish)) onChange(Math.min(most, Math.max(least, wish)));
  };
  return (
    <div class="stepper">
      <label for={id}>{label}</label>
      <button type="button" class="step" aria-label={fewer} disabled={value <= least} onClick={() => change(value - 1)}>
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={(event) => {
          change(event.currentTarget.valueAsNumber);
          event.currentTarget.value = String(value); // what cannot be is not left standing
        }}
      />
      <button type="button" class="step" aria-label={more} disabled={value >= most} onClick={() => change(value + 1)}>
        +
      </button>
    </div>
  );
}
