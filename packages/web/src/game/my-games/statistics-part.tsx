/** What the games tell of whoever has this device. */
import { Figure } from '../../ui/chart/figure.tsx';
import { RowChart } from '../../ui/chart/row-chart.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import type { KnownGame } from '../kept/kept-games.ts';
import { BustsPart } from './busts-part.tsx';
import { CoursePart } from './course-part.tsx';
import { MistakesPart } from './mistakes-part.tsx';
import { RecordsPart } from './records-part.tsx';
import type { Statistics, Wins } from './statistics.ts';

interface StatisticsPartProps {
  readonly games: readonly KnownGame[];
  readonly statistics: Statistics;
}

export function StatisticsPart({ games, statistics }: StatisticsPartProps) {
  const t = useChapter('my-games');
  const { wins, records } = statistics;
  return (
    <section class="archive-part is-wide" aria-labelledby="my-statistics">
      <h2 id="my-statistics">{t.statistics}</h2>
      <p class="muted">{wins.games === 0 ? t.noStatistics : t.statisticsTell}</p>
      {wins.games > 0 && (
        <>
          <WinsPart {...statistics} />
          <CoursePart games={games} course={statistics.course} />
          <BustsPart {...statistics} />
          <MistakesPart mistakes={statistics.mistakes} />
        </>
      )}
      {records.length > 0 && <RecordsPart records={records} />}
    </section>
  );
}

function WinsPart({ wins, byKind }: Pick<Statistics, 'wins' | 'byKind'>) {
  const t = useChapter('my-games');
  const { games, won, par, spread } = wins;
  const says = t.winsSay(won, games, number(par, 1), number(spread, 1));
  const rows = [
    { label: t.columns.won, value: won, text: number(won), hue: '--w5' },
    {
      label: t.columns.par,
      value: par,
      text: number(par, 1),
      hue: '--rail-2',
      range: [Math.max(0, par - spread), par + spread] as const,
    },
  ];
  const data = {
    columns: [t.columns.kind, t.columns.games, t.columns.won, t.columns.par, t.columns.share] as const,
    rows: [...byKind.map((one) => rowOf(t.kinds[one.kind], one)), rowOf(t.all, wins)],
  };
  return (
    <Figure
      title={t.wins}
      level={3}
      tells={t.winsTell}
      data={data}
      fileName="turn7-wins"
      address={null}
      below={
        <p>
          {says} {meaningOf(wins, t)}
        </p>
      }
    >
      <RowChart says={says} rows={rows} format={(tick) => number(tick, Number.isInteger(tick) ? 0 : 1)} />
    </Figure>
  );
}

const rowOf = (name: string, { games, won, par }: Wins) =>
  [
    name,
    { value: games, text: number(games) },
    { value: won, text: number(won) },
    { value: par, text: number(par, 1) },
    { value: won / games, text: percent(won / games) },
  ] as const;

/** Two spreads away is not easily chance. */
function meaningOf({ won, par, spread }: Wins, t: Chapters['my-games']): string {
  if (won > par + 2 * spread) return t.winsMean.above;
  return won < par - 2 * spread ? t.winsMean.below : t.winsMean.within;
}
