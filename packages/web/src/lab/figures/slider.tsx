/** A whole number that is slid to: with the pointer, or by the arrow keys. */
import type { Limits } from '../../ui/limits.ts';

interface SliderProps {
  readonly label: string;
  readonly limits: Limits;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** `label` says the value as well. */
export function Slider({ label, limits: { least, most }, step = 1, value, onChange }: SliderProps) {
  return (
    <label class="slider">
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={label}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
