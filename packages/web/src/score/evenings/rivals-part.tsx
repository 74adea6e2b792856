/** One person against each other one. */
import { isolated } from '@turn7/narration';
import type { Sheet } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { DataTable, type TableData } from '../../ui/chart/data-table.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { personKey } from '../sheet/person.ts';
import { type Rival, rivalsOf } from './rivals.ts';
import type { PersonStatistics } from './statistics.ts';

interface RivalsPartProps {
  readonly sheets: readonly Sheet[];
  readonly people: readonly PersonStatistics[];
}

export function RivalsPart({ sheets, people }: RivalsPartProps) {
  const t = useChapter('evenings');
  const [chosen, choose] = useState('');
  const person = people.find(({ name }) => personKey(name) === chosen) ?? people[0];
  const rivals = useMemo(() => (person === undefined ? [] : rivalsOf(sheets, person.name)), [sheets, person]);
  if (person === undefined) return null;
  return (
    <section class="archive-panel" aria-labelledby="evening-rivals">
      <h3 id="evening-rivals">{t.rivals}</h3>
      <p class="muted">{t.rivalsTell}</p>
      <Choice label={t.person} value={personKey(person.name)} onChoose={choose}>
        {people.map(({ name }) => (
          <option key={name} value={personKey(name)}>
            {name}
          </option>
        ))}
      </Choice>
      {rivals.length === 0 ? (
        <p class="muted">{t.noRivals}</p>
      ) : (
        <DataTable data={tableOfRivals(rivals, t)} label={`${t.rivals}: ${isolated(person.name)}`} />
      )}
    </section>
  );
}

const tableOfRivals = (rivals: readonly Rival[], t: Chapters['evenings']): TableData => ({
  columns: [t.rival, t.columns.games, t.ahead, t.behind],
  rows: rivals.map(({ name, games, ahead, behind }) => [
    name,
    ...[games, ahead, behind].map((value) => ({ value, text: number(value) })),
  ]),
});

/** One of several, under its name. */
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
