/** Fields for what a table agrees on, before the game and during it. */
import { decksFor, MOST_DECKS, SEATS_PER_DECK } from '@turn7/engine';
import { cleanTitle, LONGEST_TITLE } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Switch } from '../../ui/settings/switch.tsx';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';

interface OptionProps {
  readonly label: string;
  readonly tells?: string;
  /** The field, given its id. */
  readonly children: (id: string) => ComponentChildren;
}

export function Option({ label, tells, children }: OptionProps) {
  const id = useId();
  return (
    <div class="score-option">
      <label for={id}>{label}</label>
      {children(id)}
      {tells !== undefined && <p class="muted">{tells}</p>}
    </div>
  );
}

interface DecksFieldProps {
  readonly players: number;
  /** null is as many as the players need. */
  readonly decks: number | null;
  readonly onChange: (decks: number | null) => void;
}

export function DecksField({ players, decks, onChange }: DecksFieldProps) {
  const { setup: t } = useChapter('score');
  return (
    <Option label={t.decks} tells={t.decksTell(SEATS_PER_DECK)}>
      {(id) => (
        <select
          id={id}
          class="field"
          value={decks ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
        >
          <option value="">{t.decksAuto(decksFor(Math.max(1, players)))}</option>
          {Array.from({ length: MOST_DECKS }, (_, i) => (
            <option key={i} value={i + 1}>
              {number(i + 1)}
            </option>
          ))}
        </select>
      )}
    </Option>
  );
}

interface TitleFieldProps {
  readonly title: string;
  /** When the field is left. */
  readonly onChange: (title: string) => void;
}

export function TitleField({ title, onChange }: TitleFieldProps) {
  const { setup: t } = useChapter('score');
  return (
    <Option label={t.evening}>
      {(id) => (
        <input
          id={id}
          class="field"
          value={title}
          maxLength={LONGEST_TITLE}
          placeholder={t.eveningPlaceholder}
          autocomplete="off"
          onChange={({ currentTarget }) => onChange(cleanTitle(currentTarget.value))}
        />
      )}
    </Option>
  );
}

interface HidesSwitchProps {
  readonly hides: boolean;
  readonly onChange: (hides: boolean) => void;
}

export function HidesSwitch({ hides, onChange }: HidesSwitchProps) {
  const { setup: t } = useChapter('score');
  return <Switch label={t.hides} hint={t.hidesTell} on={hides} onSwitch={onChange} />;
}
