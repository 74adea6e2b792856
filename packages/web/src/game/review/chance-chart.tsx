/** Everybody's chance to win over the game. A slider lies over it, so that it is tapped, dragged and stepped like any other. */
import './chance-chart.css';
import type { Seat } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import type { Grade, Review } from '@turn7/strategy';
import { useMemo } from 'preact/hooks';
import { DataTable, type TableData } from '../../ui/chart/data-table.tsx';
import { useWidth } from '../../ui/use-width.ts';
import type { Chapters } from '../../words/chapters.ts';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { shortened } from '../summary/totals.ts';
import { type ChancePlot, chancePlot, type PlottedLine } from './chance-plot.ts';
import { chanceRows, chancesAt, type Focus } from './chances.ts';
import { chance } from './figures.ts';
import { gradeShape } from './grade-mark.tsx';

export interface ChanceChartProps extends Focus {
  readonly review: Review;
  readonly names: readonly Name[];
  /** How many events the game has, and after which of them it is shown. */
  readonly last: number;
  readonly at: number;
  readonly place: string;
  readonly onFrame: (at: number) => void;
}

const LOWEST = 170;
const HIGHEST = 260;
const SIGN_WIDTH = 8;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** What stands on the lines; more would hide them. */
const MARKED: ReadonlySet<Grade> = new Set(['mistake', 'blunder']);

export function ChanceChart({ review, names, me, meant, last, at, place, onFrame }: ChanceChartProps) {
  const t = useChapter('review');
  const [frame, width] = useWidth<HTMLDivElement>();
  const height = Math.max(LOWEST, Math.min(HIGHEST, Math.round(width * 0.4)));
  const right = width < 480 ? 8 : 130;
  const plot = useMemo(
    () => chancePlot(review, last, { me, meant }, { width, height, right }),
    [review, last, me, meant, width, height, right],
  );
  // At a large table there is much to draw, and none of it moves when somebody scrubs.
  const curves = useMemo(
    () => <Curves {...{ review, names, meant, plot, width, height }} hasNames={right > 8} />,
    [plot, names],
  );
  const now = chancesAt(review.curve, at);
  const named = plot.lines.filter(({ style }) => style !== null).toSorted((a, b) => a.seat - b.seat);
  const told = named.map(({ seat }) => `${names[seat]?.text} ${chance(now[seat] ?? 0)}`);
  return (
    <figure class="totals-chart chance-chart">
      <figcaption class="vh">{t.chances}</figcaption>
      <ChanceKey {...{ named, names, now }} />
      <div class="chance-frame" ref={frame} style={{ height: `${height}px` }}>
        {width > 0 && (
          <>
            <svg class="chart-plot" width={width} height={height} aria-hidden="true">
              {curves}
              <Cursor {...{ plot, named, at, now }} />
            </svg>
            <input
              type="range"
              class="chance-slider"
              min={0}
              max={last}
              value={at}
              aria-label={t.chances}
              aria-valuetext={`${place}: ${told.join(', ')}`}
              style={{ left: `${plot.left - THUMB / 2}px`, width: `${plot.end - plot.left + THUMB}px` }}
              onInput={(event) => onFrame(event.currentTarget.valueAsNumber)}
            />
          </>
        )}
      </div>
    </figure>
  );
}

/** The same in figures, and what they assume. */
export function ChanceTable({ review, names }: Pick<ChanceChartProps, 'review' | 'names'>) {
  const t = useChapter('review');
  const { levels } = useTexts().front;
  return (
    <div class="chance-table">
      <p class="muted">{t.assumes(levels.Sharp.name)}</p>
      <details>
        <summary>{t.asTable}</summary>
        <DataTable data={tableOf(review, names, t)} label={t.chances} />
      </details>
    </div>
  );
}

/** The middle of a thumb travels from half of it to the end less half of it. */
const THUMB = 16;

interface ReadProps {
  /** By seat. */
  readonly named: readonly PlottedLine[];
  readonly now: readonly number[];
}

/** Whose line is whose, with the chances of this moment. */
function ChanceKey({ named, names, now }: ReadProps & Pick<ChanceChartProps, 'names'>) {
  return (
    <ul class="totals-key chance-key">
      {named.map(({ seat, style }) => (
        <li key={seat}>
          <svg viewBox="0 0 30 10" aria-hidden="true">
            <path class={`chart-line ${style}`} d="M0 5H30" />
          </svg>
          <span class="chance-name">{names[seat]?.text}</span> <b>{chance(now[seat] ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Where the replay is. */
function Cursor({ plot, named, at, now }: ReadProps & { readonly plot: ChancePlot; readonly at: number }) {
  const { x, y, top, bottom } = plot;
  return (
    <>
      <line class="chart-cursor" x1={x(at)} x2={x(at)} y1={top} y2={bottom} />
      {named.map(({ seat, style }) => (
        <g key={seat} class={style ?? ''}>
          <circle class="chart-dot" cx={x(at)} cy={y(now[seat] ?? 0)} r="4.5" />
        </g>
      ))}
    </>
  );
}

interface CurvesProps extends Pick<ChanceChartProps, 'review' | 'names' | 'meant'> {
  readonly plot: ChancePlot;
  readonly width: number;
  readonly height: number;
  /** Whether names stand beside the lines: on a phone the key alone has them. */
  readonly hasNames: boolean;
}

function Curves({ review, names, meant, plot, width, height, hasNames }: CurvesProps) {
  const { left, end, top, bottom, x, y, lines, rounds } = plot;
  const named = lines.filter(({ style }) => style !== null);
  const isNamed = (seat: Seat): boolean => named.some((line) => line.seat === seat);
  return (
    <>
      {TICKS.map((tick) => (
        <g key={tick}>
          <line class="chart-grid" x1={left} x2={end} y1={y(tick)} y2={y(tick)} />
          <text class="chart-axis" x={left - 6} y={y(tick) + 5} text-anchor="end">
            {chance(tick)}
          </text>
        </g>
      ))}
      {rounds.map(({ round, x: start, middle }) => (
        <g key={round}>
          <line class="chart-grid" x1={start} x2={start} y1={top} y2={bottom + 6} />
          {middle !== null && (
            <text class="chart-axis" x={middle} y={height - 7} text-anchor="middle">
              {number(round)}
            </text>
          )}
        </g>
      ))}
      {lines.map(({ seat, style, path }) => (
        <path key={seat} class={`chart-line ${style ?? 'chart-crowd'} ${emphasis(seat, meant)}`} d={path} />
      ))}
      {review.choices
        .filter(({ seat, grade }) => (meant === null ? isNamed(seat) : seat === meant) && MARKED.has(grade))
        .map(({ move, grade, at: asked, after }) => (
          <g key={move} class={`chance-error is-${grade}`} transform={`translate(${x(asked) - 7} ${y(after) - 7})`}>
            <path d={gradeShape(grade)} transform="scale(0.5)" />
          </g>
        ))}
      {hasNames &&
        named.map(({ seat, style, labelAt }) => (
          <g key={seat} class={style ?? ''}>
            <text class="chart-name" x={end + 10} y={labelAt + 5}>
              {shortened(names[seat]?.text ?? '', Math.floor((width - end - 10) / SIGN_WIDTH))}
            </text>
          </g>
        ))}
    </>
  );
}

function emphasis(seat: Seat, meant: Seat | null): string {
  if (meant === null) return '';
  return seat === meant ? 'is-meant' : 'is-other';
}

function tableOf(review: Review, names: readonly Name[], t: Chapters['review']): TableData {
  return {
    columns: [t.round, ...names.map(({ text }) => text)],
    rows: chanceRows(review).map(({ round, chances }) => [
      round === null ? (review.finished ? t.atEnd : t.soFar) : number(round),
      ...chances.map((value) => ({ value, text: chance(value) })),
    ]),
  };
}
