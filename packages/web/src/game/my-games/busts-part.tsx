/** What the cards that I asked for could do, and what they did. */
import { DataTable } from '../../ui/chart/data-table.tsx';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import type { Hits } from '../kept/facts.ts';
import type { Statistics } from './statistics.ts';

export function BustsPart({ rounds, busts, advised, bold }: Statistics) {
  const t = useChapter('my-games');
  const all: Hits = {
    count: advised.count + bold.count,
    risk: advised.risk + bold.risk,
    busts: advised.busts + bold.busts,
  };
  const rows = [
    rowOf(t.hits.all, all),
    rowOf(t.hits.advised, advised),
    ...(bold.count > 0 ? [rowOf(t.hits.bold, bold)] : []),
  ];
  return (
    <div class="archive-panel">
      <h3>{t.busts}</h3>
      <p class="muted">{t.bustsTell}</p>
      <DataTable
        data={{ columns: [t.hitColumns.advice, t.hitColumns.hits, t.hitColumns.risk, t.hitColumns.busted], rows }}
        label={t.busts}
      />
      <p>
        {t.bustsSay(busts, rounds, percent(busts / Math.max(1, rounds)))}{' '}
        {all.count > 0 && t.hitsMean(bold.count, all.count, percent(shareOf(bold).risk))}
      </p>
    </div>
  );
}

const shareOf = ({ count, risk, busts }: Hits) => ({
  risk: count === 0 ? 0 : risk / count,
  busts: count === 0 ? 0 : busts / count,
});

function rowOf(name: string, hits: Hits) {
  const { risk, busts } = shareOf(hits);
  return [
    name,
    { value: hits.count, text: number(hits.count) },
    { value: risk, text: percent(risk, 1) },
    { value: busts, text: percent(busts, 1) },
  ] as const;
}
