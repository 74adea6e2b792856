/** When it is best to hit, by sum and size of the row: exact for every row there is. */
import { type ChartCell, SOLVED } from '@turn7/strategy';
import type { Cell, TableData } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { type HeatCell, HeatGrid } from '../../ui/chart/heat-grid.tsx';
import { ChoiceGroup } from '../../ui/settings/choice-group.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import type { Chapters } from '../../words/chapters.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { askSolver } from '../solver-worker.ts';
import { Unanswered } from '../unanswered.tsx';
import { labAddress, type PanelProps, STOP_DECKS, type StopDeck } from './setup.ts';
import { mergedLines, type StopLine, stopLines, type Verdict } from './stop-chart.ts';

type StoppingTexts = Chapters['lab']['stopping'];

export function StoppingFigure({ setup, change }: PanelProps) {
  const { stopping: t } = useChapter('lab');
  const { stop } = setup;
  const { again, state, value } = useStopChart(stop);
  const { deck: shown, chart } = value ?? KNOWN;
  const lines = stopLines(chart);
  const merged = mergedLines(lines.slice(1)); // a row of only a 0 is hit in any case
  return (
    <Figure
      title={t.title}
      tells={t.tells[shown]}
      data={tableOf(lines, t)}
      fileName={`turn7-stopping-${shown}`}
      address={labAddress(setup, ['stop'], 'stopping')}
      controls={
        <>
          <ChoiceGroup
            legend={t.deck}
            choices={STOP_DECKS}
            nameOf={(deck) => t.decks[deck]}
            chosen={stop}
            onChoose={(deck) => change({ stop: deck })}
          />
          <p class="lab-status muted" role="status">
            {state === 'thinking' && t.thinking}
          </p>
          {state === 'failed' && <Unanswered tells={t.failed} again={again} />}
        </>
      }
    >
      <div class={state === 'known' ? undefined : 'is-stale'}>
        <HeatGrid
          says={t.says(firstStay(lines, 2), firstStay(lines, 6))}
          legend={[
            { text: t.hit, tone: 'hit' },
            { text: t.stay, tone: 'stay' },
            { text: t.mixedShort, tone: 'mixed' },
          ]}
          columnsHead={t.columns}
          rowsHead={t.rows}
          columns={(merged[0]?.verdicts ?? []).map((_, i) => number(i + 1))}
          rows={merged.map((line, i) => ({
            head: sumText(line, i === merged.length - 1),
            cells: line.verdicts.map((verdict) => cellOf(verdict, t)),
          }))}
        />
      </div>
      <p class="muted">{t.mixed}</p>
    </Figure>
  );
}

/** The deck stands beside its chart: while another one is worked out, or if it cannot be, this is still what is shown. */
interface StopChart {
  readonly deck: StopDeck;
  readonly chart: readonly ChartCell[];
}

/** With numbers alone it has been worked out before. */
const KNOWN: StopChart = { deck: 'numbers', chart: SOLVED.chart };

const useStopChart = (deck: StopDeck) =>
  useAnswer<StopChart>(deck, async () =>
    deck === KNOWN.deck ? KNOWN : { deck, chart: await askSolver((solver) => solver.chart(deck)) },
  );

/** The lowest sum from which every row of that size stays. */
const firstStay = (lines: readonly StopLine[], count: number): number => {
  const hit = lines.findLast(({ verdicts }) => (verdicts[count - 1]?.hits ?? 0) > 0);
  return (hit?.to ?? 0) + 1;
};

const sumText = ({ from, to }: StopLine, isLast: boolean): string =>
  isLast ? `≥ ${number(from)}` : from === to ? number(from) : `${number(from)}–${number(to)}`;

function cellOf(verdict: Verdict | null, t: StoppingTexts): HeatCell {
  if (verdict === null) return { text: '–', tone: 'none' };
  const { hits, rows } = verdict;
  if (hits === rows) return { text: t.hit, tone: 'hit' };
  return hits === 0 ? { text: t.stay, tone: 'stay' } : { text: percent(hits / rows), tone: 'mixed' };
}

/** Every sum for itself: what to do, or the share of the rows that are better hit. */
const tableOf = (lines: readonly StopLine[], t: StoppingTexts): TableData => ({
  columns: [t.rows, ...(lines[0]?.verdicts ?? []).map((_, i) => t.column(i + 1))],
  rows: lines.map(({ from, verdicts }) => [number(from), ...verdicts.map((verdict) => shareOf(verdict, t))]),
});

const shareOf = (verdict: Verdict | null, t: StoppingTexts): Cell =>
  verdict === null
    ? null
    : isPlain(verdict)
      ? cellOf(verdict, t).text
      : { value: verdict.hits / verdict.rows, text: cellOf(verdict, t).text };

/** The same for every row. */
const isPlain = ({ hits, rows }: Verdict): boolean => hits === 0 || hits === rows;
