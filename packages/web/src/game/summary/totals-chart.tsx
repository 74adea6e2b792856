/** How the totals grew, round by round: a chart that can be read with pointer and keys, and the same as a table. */
import './totals-chart.css';
import type { Seat } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { useState } from 'preact/hooks';
import { useWidth } from '../../ui/use-width.ts';
import { number } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import { ChartPlot } from './chart-plot.tsx';
import { type ChartRound, lineStyles, ranking, type TotalsLine, totalsLines } from './totals.ts';

interface TotalsChartProps {
  readonly rounds: readonly ChartRound[];
  /** By seat. */
  readonly names: readonly Name[];
  /** Whose line is always named; null for those who only watch. */
  readonly me: Seat | null;
  readonly target: number;
}

const LOWEST = 220;
const HIGHEST = 400;

export function TotalsChart({ rounds, names, me, target }: TotalsChartProps) {
  const { summary: t } = useTexts();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [round, setRound] = useState(rounds.length);
  const lines = totalsLines(rounds, lineStyles(ranking(rounds), me));
  const reading = lines.filter(({ style }) => style !== null).map((line) => textAt(line, round, names));
  const height = Math.max(LOWEST, Math.min(HIGHEST, Math.round(width * 0.62)));
  return (
    <figure class="totals-chart">
      <figcaption>
        <h3>{t.chart}</h3>
      </figcaption>
      <div class="chart-frame" ref={frame}>
        {width > 0 && <ChartPlot {...{ width, height, lines, names, target, round }} onRound={setRound} />}
      </div>
      <label class="chart-reader">
        <span>{t.round(round)}</span>
        <input
          type="range"
          min={0}
          max={rounds.length}
          value={round}
          aria-label={t.chart}
          aria-valuetext={`${t.round(round)}: ${reading.join(', ')}`}
          onInput={(event) => setRound(event.currentTarget.valueAsNumber)}
        />
      </label>
      <p class="chart-reading" aria-hidden="true">
        {reading.join(' · ')}
      </p>
      <details>
        <summary>{t.asTable}</summary>
        <TotalsTable rounds={rounds} names={names} />
      </details>
    </figure>
  );
}

const textAt = ({ seat, totals }: TotalsLine, round: number, names: readonly Name[]): string =>
  `${names[seat]?.text ?? ''} ${number(totals[round] ?? 0)}`;

/** The score pad. */
function TotalsTable({ rounds, names }: Pick<TotalsChartProps, 'rounds' | 'names'>) {
  const { summary: t } = useTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled, by key as well
    <section class="totals-table" tabIndex={0} aria-label={t.chart}>
      <table>
        <thead>
          <tr>
            <td />
            {names.map(({ text }, seat) => (
              <th key={seat} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, totals, scores }) => (
            <tr key={round}>
              <th scope="row">{t.round(round)}</th>
              {totals.map((total, seat) => (
                <td key={seat}>
                  {number(total)} <small>{t.gained(scores[seat] ?? 0)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
