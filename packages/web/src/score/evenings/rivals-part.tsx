/** One person against each other one. */
import type { Sheet } from '@turn7/protocol';
import { useMemo, useState } from 'preact/hooks';
import { DataTable, type TableData } from '../../ui/chart/data-table.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { personKey } from '../sheet/person.ts';
import { type Rival, rivalsOf } from '../sheet/rivals.ts';
import type { PersonStatistics } from '../sheet/statistics.ts';
import { Choice } from './choice.tsx';

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
    <section class="evening-rivals" aria-labelledby="evening-rivals">
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
        <DataTable data={tableOfRivals(rivals, t)} label={`${t.rivals}: ${person.name}`} />
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
