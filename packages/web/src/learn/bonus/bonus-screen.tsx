/** The bonus for seven different numbers: what counts, how rare it is, and when it is worth trying. */
import './bonus-screen.css';
import type { Card } from '@turn7/engine';
import type { Bar } from '../../ui/chart/bar-chart.tsx';
import type { Cell, TableData } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { RowChart } from '../../ui/chart/row-chart.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import type { Chapters } from '../../words/chapters.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { LearnPage } from '../learn-page.tsx';
import { RulingLinks } from '../ruling-links.tsx';
import { type Border, borders, deckNamed, type Often, oftenness, ruleNamed, type Spread, spreads } from './bonus.ts';
import { BorderChart } from './border-chart.tsx';
import { RowAdvice } from './row-advice.tsx';

const OFTEN = oftenness();
const SPREADS = spreads();
const BORDERS = borders();

export function BonusScreen() {
  const { bonus: t } = useChapter('learn');
  useAnchor();
  return (
    <LearnPage part="bonus" lead={t.lead}>
      <section aria-labelledby="facts">
        <h2 id="facts">{t.facts}</h2>
        <ul class="learn-facts">
          {t.factLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <RulingLinks rulings={['R16', 'R15', 'R39']} />
      </section>
      <OftenFigure />
      <p>{t.oftenText(ruleNamed('always hit').value, deckNamed('numbers').value)}</p>
      <ReachFigure />
      <BorderFigure />
      <p>{BORDERS.map(({ count, allHit, noneHits }) => t.borderText(count, allHit, noneHits)).join(' ')}</p>
      <RowAdvice />
    </LearnPage>
  );
}

const HUES: Record<Often['way'], string> = { always: '--n10', best: '--n5', bestWhole: '--n2' };

function OftenFigure() {
  const { bonus: t } = useChapter('learn');
  const bars = OFTEN.map(({ way, turn7 }) => ({
    label: t.ways[way],
    value: turn7,
    text: t.share(turn7),
    hue: HUES[way],
  }));
  return (
    <Figure
      title={t.often}
      tells={t.oftenTells}
      data={oftenData(t)}
      fileName="turn7-how-often"
      address="/learn/bonus#often"
    >
      <RowChart says={spoken(bars)} rows={bars} format={percent} />
    </Figure>
  );
}

const oftenData = (t: Chapters['learn']['bonus']): TableData => ({
  columns: [t.way, t.chance, t.often, t.points],
  rows: OFTEN.map(({ way, turn7, value }) => [
    t.ways[way],
    shared(turn7, t),
    t.oneIn(1 / turn7),
    { value, text: number(value, 1) },
  ]),
});

function ReachFigure() {
  const { bonus: t } = useChapter('learn');
  const bars = SPREADS.flatMap(({ count, highest, lowest }) => [
    { label: rowLabel(count, highest.row, t), value: highest.chance, text: t.share(highest.chance), hue: '--n5' },
    { label: rowLabel(count, lowest.row, t), value: lowest.chance, text: t.share(lowest.chance), hue: '--n10' },
  ]);
  return (
    <Figure
      title={t.reach}
      tells={t.reachTells}
      data={reachData(t, SPREADS)}
      fileName="turn7-from-a-row"
      address="/learn/bonus#reach"
    >
      <RowChart says={spoken(bars)} rows={bars} format={percent} />
    </Figure>
  );
}

const rowLabel = (count: number, row: readonly Card[], t: Chapters['learn']['bonus']): string =>
  `${t.rowOf(count)} · ${row.join(', ')}`;

const reachData = (t: Chapters['learn']['bonus'], all: readonly Spread[]): TableData => ({
  columns: [t.numbers, t.lowRow, t.highRow],
  rows: all.map(({ count, highest, lowest }) => [t.rowOf(count), shared(highest.chance, t), shared(lowest.chance, t)]),
});

function BorderFigure() {
  const { bonus: t } = useChapter('learn');
  return (
    <Figure
      title={t.border}
      tells={t.borderTells}
      data={borderData(t, BORDERS)}
      fileName="turn7-when-to-go-on"
      address="/learn/bonus#border"
    >
      <BorderChart borders={BORDERS} />
    </Figure>
  );
}

const borderData = (t: Chapters['learn']['bonus'], all: readonly Border[]): TableData => ({
  columns: [t.numbers, t.alwaysHit, t.neverHit],
  rows: all.map(({ count, allHit, noneHits }) => [t.rowOf(count), whole(allHit), whole(noneHits)]),
});

const spoken = (bars: readonly Bar[]): string => bars.map(({ label, text }) => `${label} · ${text}`).join('; ');

const shared = (value: number, t: Chapters['learn']['bonus']): Cell => ({ value, text: t.share(value) });
const whole = (value: number): Cell => ({ value, text: number(value) });
