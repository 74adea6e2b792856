/** The names of those who play at this device. */
import { Icon } from '../../ui/icon.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { useTexts } from '../../words/texts.ts';

export interface PeopleFieldsProps {
  readonly people: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly onChange: (people: readonly string[]) => void;
}

export function PeopleFields({ people, least, most, onChange }: PeopleFieldsProps) {
  const { front: t } = useTexts();
  return (
    <fieldset class="people-fields">
      <legend>{t.people}</legend>
      <ol>
        {people.map((name, place) => (
          <li key={place}>
            <NameField
              class="field"
              value={name}
              aria-label={t.personName(place + 1)}
              placeholder={t.player(place + 1)}
              autocomplete="off"
              onInput={(event) => onChange(people.with(place, event.currentTarget.value))}
            />
            {people.length > least && (
              <button
                type="button"
                class="ib"
                aria-label={t.removePerson(name.trim() || t.player(place + 1))}
                onClick={() => onChange(people.toSpliced(place, 1))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {people.length < most && (
        <button type="button" class="btn quiet" onClick={() => onChange([...people, ''])}>
          {t.addPerson}
        </button>
      )}
    </fieldset>
  );
}
