/** How rounds ended for each bot: one measure at a time as a chart, all of them as a table. */
import { useState } from 'preact/hooks';
import { Figure } from '../../ui/chart/figure.tsx';
import { RowChart } from '../../ui/chart/row-chart.tsx';
import { ChoiceGroup } from '../../ui/settings/choice-group.tsx';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { botHue } from '../hues.ts';
import { useBotWords } from './bot-words.ts';
import { estimateCells, points, share, shareTick } from './cells.ts';
import type { ResultProps } from './groups.ts';
import { rangeAround, SURE } from './noise.ts';

const MEASURES = ['bust', 'turn7', 'locked', 'score'] as const;
type Measure = (typeof MEASURES)[number];

const isShare = (measure: Measure): boolean => measure !== 'score';

export function RoundFigure({ groups, address }: ResultProps) {
  const t = useChapter('simulation');
  const { groupName } = useBotWords();
  const [measure, setMeasure] = useState<Measure>('bust');
  const rows = groups.map((group, i) => ({
    label: groupName(group.word, group.seats),
    value: group[measure].value,
    text: isShare(measure) ? share(group[measure].value) : points(group[measure].value),
    range: rangeAround(group[measure], isShare(measure) ? 1 : Number.POSITIVE_INFINITY),
    hue: botHue(i),
  }));
  return (
    <Figure
      title={t.ends}
      tells={t.endsTell}
      fileName="turn7-round-ends"
      address={address}
      data={{
        columns: [t.botHead, ...MEASURES.flatMap((one) => [t.measures[one], t.standardError])],
        rows: groups.map((group, i) => [
          rows[i]?.label ?? '',
          ...MEASURES.flatMap((one) => estimateCells(group[one], isShare(one) ? share : points)),
        ]),
      }}
    >
      <ChoiceGroup
        legend={t.measure}
        choices={MEASURES}
        nameOf={(one) => t.measures[one]}
        chosen={measure}
        onChoose={setMeasure}
      />
      <RowChart
        says={t.endsSay(
          t.measures[measure],
          rows.map(({ label, text }) => `${label}: ${text}`),
        )}
        rows={rows}
        format={isShare(measure) ? shareTick : number}
      />
      <p class="muted sim-foot">{t.rangeFoot(SURE)}</p>
    </Figure>
  );
}
