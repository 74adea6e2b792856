/** On or off, at once. */
import './switch.css';

interface SwitchProps {
  readonly label: string;
  /** What it does, in a few words. */
  readonly hint: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

export function Switch({ label, hint, on, onSwitch }: SwitchProps) {
  return (
    <label class="switch">
      <span class="switch-text">
        <span class="switch-label">{label}</span>
        <span class="switch-hint">{hint}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </label>
  );
}
