/** Who won how often, and how sure that is. */
import { Figure } from '../../ui/chart/figure.tsx';
import { RowChart } from '../../ui/chart/row-chart.tsx';
import { percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { botHue } from '../hues.ts';
import { useBotWords } from './bot-words.ts';
import { count, estimateCells, share, shareTick } from './cells.ts';
import type { ResultProps } from './groups.ts';
import { rangeAround, SURE } from './noise.ts';

export function WinFigure({ summary, groups, address }: ResultProps) {
  const t = useChapter('simulation');
  const { groupName } = useBotWords();
  const par = 1 / summary.seats.length;
  const rows = groups.map((group, i) => ({
    label: groupName(group.word, group.seats),
    value: group.winRate.value,
    text: percent(group.winRate.value, 1),
    range: rangeAround(group.winRate, 1),
    hue: botHue(i),
  }));
  return (
    <Figure
      title={t.wins}
      tells={t.errorBar}
      fileName="turn7-win-rates"
      address={address}
      data={{
        columns: [t.botHead, t.seats, t.winsHead, t.winRate, t.standardError, t.from, t.to],
        rows: groups.map((group, i) => {
          const [low, high] = rangeAround(group.winRate, 1);
          return [
            rows[i]?.label ?? '',
            count(group.seats),
            count(group.wins),
            ...estimateCells(group.winRate, share),
            { value: low, text: share(low) },
            { value: high, text: share(high) },
          ];
        }),
      }}
    >
      <RowChart
        says={t.winsSay(rows.map(({ label, text }) => `${label}: ${text}`))}
        rows={rows}
        format={shareTick}
        mark={{ value: par, label: t.par(percent(par, 1)) }}
      />
      <p class="muted sim-foot">{t.rangeFoot(SURE)}</p>
    </Figure>
  );
}
