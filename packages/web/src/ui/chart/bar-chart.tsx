/** Upright bars beside each other, each with its value above it; few of them, with short names. */
import { SideAxis, Whisker } from './axis.tsx';
import { Plot, type PlotSize } from './plot.tsx';
import { scaleFor, ticksUpTo } from './scale.ts';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as people write it. */
  readonly text: string;
  /** How far down and up the truth may reach, or the least and most of what the value is the mean of. */
  readonly range?: readonly [low: number, high: number];
  /** A colour by its token: `--n5`. */
  readonly hue: string;
  /** The one that is meant; its name should say so as well. */
  readonly isMarked?: boolean;
}

interface BarChartProps {
  readonly says: string;
  readonly bars: readonly Bar[];
  readonly format: (tick: number) => string;
  /** What the bars stand for, below them. */
  readonly foot: string;
  readonly height?: number;
  /** Values stand below the names, where a long range would part them from their bars. */
  readonly valuesBelow?: boolean;
}

const TOP = 26;
const BOTTOM = 44;
const LINE = 20;
/** Values above thinner bars are written smaller. */
const TIGHT = 30;
const LEFT = 48;
/** Of the room that each bar has. */
const THICK = 0.72;

export function BarChart({ says, height = 260, ...rest }: BarChartProps) {
  return (
    <Plot says={says} height={height}>
      {(size) => <Bars {...rest} size={size} />}
    </Plot>
  );
}

function Bars({
  bars,
  format,
  foot,
  valuesBelow = false,
  size,
}: Omit<BarChartProps, 'says' | 'height'> & { readonly size: PlotSize }) {
  const { width, height } = size;
  const ticks = ticksUpTo(Math.max(0, ...bars.map(({ value, range }) => Math.max(value, range?.[1] ?? 0))));
  const floor = height - BOTTOM - (valuesBelow ? LINE : 0);
  const y = scaleFor([0, ticks.at(-1) ?? 1], [floor, TOP]);
  const room = (width - LEFT) / Math.max(1, bars.length);
  return (
    <>
      <SideAxis {...{ ticks, scale: y, format, from: LEFT, to: width }} />
      {bars.map((bar, i) => (
        <UprightBar
          key={bar.label}
          bar={bar}
          middle={LEFT + (i + 0.5) * room}
          thick={room * THICK}
          y={y}
          below={valuesBelow}
        />
      ))}
      <path class="plot-base" d={`M${LEFT} ${floor}H${width}`} />
      <text class="plot-axis" x={LEFT} y={height - 4}>
        {foot}
      </text>
    </>
  );
}

interface UprightBarProps {
  readonly bar: Bar;
  readonly middle: number;
  readonly thick: number;
  readonly y: (value: number) => number;
  readonly below: boolean;
}

function UprightBar({ bar: { label, value, text, range, hue }, middle, thick, y, below }: UprightBarProps) {
  const top = Math.min(y(value), range ? y(range[1]) : Number.POSITIVE_INFINITY);
  return (
    <g>
      <rect
        class="plot-bar"
        x={middle - thick / 2}
        y={y(value)}
        width={thick}
        height={Math.max(0, y(0) - y(value))}
        style={{ fill: `var(${hue})` }}
      />
      {range && <Whisker low={y(range[0])} high={y(range[1])} at={middle} upright />}
      <text
        class={thick < TIGHT ? 'plot-value plot-tight' : 'plot-value'}
        x={middle}
        y={below ? y(0) + 19 + LINE : top - 7}
        text-anchor="middle"
      >
        {text}
      </text>
      <text class="plot-axis" x={middle} y={y(0) + 19} text-anchor="middle">
        {label}
      </text>
    </g>
  );
}
