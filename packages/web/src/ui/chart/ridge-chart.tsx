/** How likely every score is: a hill for each row on a shared axis, with a mark at its mean. */
import { FootAxis } from './axis.tsx';
import { Plot, type PlotSize } from './plot.tsx';
import { type Scale, scaleFor, ticksUpTo } from './scale.ts';

interface Ridge {
  readonly label: string;
  /** Where each step of the axis begins, and how likely it is; in order, all steps alike. */
  readonly points: readonly { readonly at: number; readonly share: number }[];
  readonly mean: number;
  /** The mean as people write it. */
  readonly text: string;
  readonly hue: string;
}

interface RidgeChartProps {
  readonly says: string;
  readonly ridges: readonly Ridge[];
  readonly format: (tick: number) => string;
  /** What the axis counts, and what the mark means. */
  readonly foot: string;
  /** Above the column of means. */
  readonly meanHead: string;
  /** Where the axis ends at least. */
  readonly most?: number;
}

const TOP = 30;
const BOTTOM = 46;
const ROW = 74;
const RIGHT = 58;
/** The highest hill may reach into the row above it. */
const REACH = 1.1;
/** The names stand beside the hills where there is room, else above them. */
const WIDE = 520;
const LETTER = 8;

export function RidgeChart(props: RidgeChartProps) {
  return (
    <Plot says={props.says} height={TOP + BOTTOM + props.ridges.length * ROW}>
      {(size) => <Ridges {...props} size={size} />}
    </Plot>
  );
}

function Ridges({ ridges, format, foot, meanHead, most = 0, size }: RidgeChartProps & { readonly size: PlotSize }) {
  const { width, height } = size;
  const wide = width >= WIDE;
  const left = wide ? Math.min(width / 3, Math.max(...ridges.map(({ label }) => label.length)) * LETTER + 12) : 10;
  const right = width - RIGHT;
  const ticks = ticksUpTo(Math.max(most, ...ridges.map(({ points }) => points.at(-1)?.at ?? 0)));
  const x = scaleFor([0, ticks.at(-1) ?? 1], [left, right]);
  const highest = Math.max(...ridges.flatMap(({ points }) => points.map(({ share }) => share)));
  return (
    <>
      <FootAxis {...{ ticks, scale: x, format, from: TOP, to: height - BOTTOM }} />
      <text class="plot-axis" x={width} y={16} text-anchor="end">
        {meanHead}
      </text>
      {ridges.map((ridge, i) => (
        <Hill key={ridge.label} {...{ ridge, x, left, right, wide, highest, base: TOP + (i + 1) * ROW - 10 }} />
      ))}
      <text class="plot-axis" x={wide ? left : 0} y={height - 6}>
        {foot}
      </text>
    </>
  );
}

interface HillProps {
  readonly ridge: Ridge;
  readonly x: Scale;
  readonly left: number;
  readonly right: number;
  readonly wide: boolean;
  readonly highest: number;
  readonly base: number;
}

function Hill({ ridge: { label, points, mean, text, hue }, x, left, right, wide, highest, base }: HillProps) {
  const y = scaleFor([0, highest || 1], [base, base - ROW * REACH + 14]);
  return (
    <g>
      <path class="plot-bar" d={hillPath(points, x, y)} style={{ fill: `var(${hue})` }} />
      <path class="plot-base" d={`M${left} ${base}H${right}`} />
      <path class="plot-mean" d={`M${x(mean) - 6} ${base + 10}l6 -10l6 10Z`} />
      <text class="plot-name plot-halo" x={wide ? left - 8 : right} y={wide ? base - 4 : base - 40} text-anchor="end">
        {label}
      </text>
      <text class="plot-value" x={right + 12} y={base - 2}>
        {text}
      </text>
    </g>
  );
}

/** Steps, not a curve: what is shown is what was counted. */
function hillPath(points: Ridge['points'], x: Scale, y: Scale): string {
  const [first, second] = points;
  if (first === undefined) return '';
  const step = second === undefined ? 1 : second.at - first.at;
  const steps = points.map(({ at, share }) => `V${y(share)}H${x(at + step)}`);
  return `M${x(first.at)} ${y(0)}${steps.join('')}V${y(0)}Z`;
}
