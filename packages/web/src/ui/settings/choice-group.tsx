/** One of several: a group of radio buttons that looks like one control. */
import './choice-group.css';
import { useId } from 'preact/hooks';

interface ChoiceGroupProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly T[];
  readonly nameOf: (choice: T) => string;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
  /** In which language a choice is written, if not in that of the page. */
  readonly langOf?: (choice: T) => string;
}

export function ChoiceGroup<T extends string>({
  legend,
  choices,
  nameOf,
  chosen,
  onChoose,
  langOf,
}: ChoiceGroupProps<T>) {
  const group = useId();
  return (
    <fieldset class="setting-group">
      <legend>{legend}</legend>
      <div class="setting-choices">
        {choices.map((choice) => (
          <label key={choice} class="setting-choice" lang={langOf?.(choice)}>
            <input
              type="radio"
              name={group}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{nameOf(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
