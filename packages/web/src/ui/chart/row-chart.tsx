/** Bars that lie below each other, each with its name before and its value behind it: many of them, or with long names. */
import { FootAxis, Whisker } from './axis.tsx';
import type { Bar } from './bar-chart.tsx';
import { Plot, type PlotSize } from './plot.tsx';
import { scaleFor, ticksUpTo } from './scale.ts';

export interface RowChartProps {
  readonly says: string;
  readonly rows: readonly Bar[];
  readonly format: (tick: number) => string;
  /** A line to compare with, such as the share that everybody would have. */
  readonly mark?: { readonly value: number; readonly label: string };
}

const TOP = 4;
const BOTTOM = 26;
/** Names that are long stand above their bar where the page is narrow. */
const NARROW = 480;
const LETTER = 7.6;

export function RowChart(props: RowChartProps) {
  const { says, rows, mark } = props;
  const head = TOP + (mark ? 20 : 0);
  const high = (width: number) => head + BOTTOM + rows.length * heightOf(isStacked(rows, width));
  return (
    <Plot says={says} height={high}>
      {(size) => <Rows {...props} size={size} head={head} />}
    </Plot>
  );
}

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length)) * LETTER;
const isStacked = (rows: readonly Bar[], width: number): boolean =>
  width < NARROW && longest(rows.map(({ label }) => label)) > width / 3;
const heightOf = (stacked: boolean): number => (stacked ? 46 : 28);

interface RowsProps extends RowChartProps {
  readonly size: PlotSize;
  /** The room above the first row. */
  readonly head: number;
}

function Rows({ rows, format, mark, size: { width, height }, head }: RowsProps) {
  const stacked = isStacked(rows, width);
  const left = stacked ? 2 : longest(rows.map(({ label }) => label)) + 12;
  const right = width - longest(rows.map(({ text }) => text)) - 14;
  const most = Math.max(mark?.value ?? 0, ...rows.map(({ value, range }) => Math.max(value, range?.[1] ?? value)));
  const ticks = ticksUpTo(most, right - left < 240 ? 3 : 5);
  const x = scaleFor([0, ticks.at(-1) ?? most], [left, right]);
  const high = heightOf(stacked);
  return (
    <>
      <FootAxis {...{ ticks, scale: x, format, from: head, to: height - BOTTOM }} />
      {rows.map((bar, i) => (
        <LyingBar key={bar.label} {...{ bar, x, right, stacked, start: left, top: head + i * high }} />
      ))}
      <path class="plot-base" d={`M${left} ${head}V${height - BOTTOM}`} />
      {mark && (
        <>
          <path class="plot-mark" d={`M${x(mark.value)} ${head - 2}V${height - BOTTOM}`} />
          <text class="plot-axis" x={Math.min(x(mark.value), right)} y={head - 7} text-anchor="middle">
            {mark.label}
          </text>
        </>
      )}
    </>
  );
}

interface LyingBarProps {
  readonly bar: Bar;
  readonly x: (value: number) => number;
  readonly start: number;
  readonly right: number;
  readonly top: number;
  readonly stacked: boolean;
}

function LyingBar({ bar: { label, value, text, range, hue, isMarked }, x, start, right, top, stacked }: LyingBarProps) {
  const y = stacked ? top + 20 : top + 5;
  return (
    <g>
      <text
        class="plot-name"
        x={stacked ? start + 5 : start - 8}
        y={top + (stacked ? 15 : 19)}
        text-anchor={stacked ? 'start' : 'end'}
      >
        {label}
      </text>
      <rect
        class={isMarked ? 'plot-bar is-marked' : 'plot-bar'}
        x={start}
        y={y}
        width={Math.max(0, x(value) - start)}
        height={18}
        style={{ fill: `var(${hue})` }}
      />
      {range && <Whisker low={x(range[0])} high={x(range[1])} at={y + 9} upright={false} />}
      <text class="plot-value" x={right + 10} y={y + 14}>
        {text}
      </text>
    </g>
  );
}
