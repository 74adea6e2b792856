/** What all evenings tell of each person, of everybody or of a group of friends. */
import { isolated } from '@turn7/narration';
import type { Sheet } from '@turn7/protocol';
import { useMemo, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Figure } from '../../ui/chart/figure.tsx';
import { RowChart } from '../../ui/chart/row-chart.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import { type Group, groups } from '../setup/groups.ts';
import { personKey } from '../sheet/person.ts';
import { isMeasure, MEASURES, type Measure, measured, tableOf, tickFormatOf } from './measure.ts';
import { Choice, RivalsPart } from './rivals-part.tsx';
import { type PersonStatistics, statisticsOf } from './statistics.ts';

export function StatisticsPart({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const t = useChapter('evenings');
  const all = useSignal(groups.all);
  const [chosen, choose] = useState('');
  const [measure, setMeasure] = useState<Measure>('wins');
  const group = all.find(({ id }) => id === chosen) ?? null;
  const people = useMemo(() => statisticsFor(sheets, group), [sheets, group]);
  const unclear = people.reduce((sum, person) => sum + person.unclear, 0);
  return (
    <section class="archive-part is-wide" aria-labelledby="evening-statistics">
      <h2 id="evening-statistics">{t.statistics}</h2>
      <p class="muted">{sheets.length === 0 ? t.noStatistics : t.statisticsTell}</p>
      {sheets.length > 0 && (
        <div class="evening-choices">
          {all.length > 0 && (
            <Choice label={t.whose} value={group?.id ?? ''} onChoose={choose}>
              <option value="">{t.everybody}</option>
              {all.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
          )}
          <Choice label={t.measure} value={measure} onChoose={(word) => isMeasure(word) && setMeasure(word)}>
            {MEASURES.map((one) => (
              <option key={one} value={one}>
                {t.measures[one]}
              </option>
            ))}
          </Choice>
        </div>
      )}
      {people.length > 0 && (
        <Figure
          title={t.measures[measure]}
          {...tellsOf(measure, unclear, t)}
          data={tableOf(people, t)}
          fileName="turn7-statistics"
          address={null}
          below={unclear > 0 && measure !== 'bustRate' && <p class="muted">{t.unclearTells}</p>}
        >
          <PeopleChart {...{ people, measure }} />
        </Figure>
      )}
      {people.length > 0 && <RivalsPart {...{ sheets, people }} />}
    </section>
  );
}

/** Of a group: its people, in the games that at least two of them played, or one if there is no other. */
function statisticsFor(sheets: readonly Sheet[], group: Group | null): readonly PersonStatistics[] {
  if (group === null) return statisticsOf(sheets);
  const members = new Set(group.players.map(personKey));
  const isMember = ({ name }: { readonly name: string }) => members.has(personKey(name));
  const least = Math.min(2, members.size);
  return statisticsOf(sheets.filter(({ players }) => players.filter(isMember).length >= least)).filter(isMember);
}

function tellsOf(measure: Measure, unclear: number, t: Chapters['evenings']): { readonly tells?: string } {
  if (measure === 'bustRate' && unclear > 0) return { tells: t.unclear(unclear) };
  return measure === 'longestRun' ? { tells: t.longestTells } : {};
}

interface PeopleChartProps {
  readonly people: readonly PersonStatistics[];
  readonly measure: Measure;
}

/** The highest value first. */
function PeopleChart({ people, measure }: PeopleChartProps) {
  const t = useChapter('evenings');
  const rows = people
    .flatMap((person) => {
      const found = measured(person, measure, t);
      return found === null ? [] : [{ label: isolated(person.name), hue: '--w5', ...found }];
    })
    .toSorted((a, b) => b.value - a.value);
  const [best] = rows;
  const tied = rows.filter(({ value }) => value === best?.value).map(({ label }) => label);
  const says = best ? t.says(t.measures[measure], tied, best.text) : t.saysNothing(t.measures[measure]);
  return rows.length === 0 ? (
    <p class="muted">{says}</p>
  ) : (
    <RowChart {...{ says, rows, format: tickFormatOf(measure) }} />
  );
}
