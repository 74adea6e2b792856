/** How often each step of an axis came up: narrow bars side by side, with a mark at the mean. */
import { SideAxis } from './axis.tsx';
import { Plot, type PlotSize } from './plot.tsx';
import { type Scale, scaleFor, ticksUpTo } from './scale.ts';

interface HistogramStep {
  readonly at: number;
  readonly share: number;
}

interface HistogramProps {
  readonly says: string;
  /** In order, all as wide as the first two are apart. */
  readonly steps: readonly HistogramStep[];
  readonly mean: number;
  /** What is named below the axis. */
  readonly format: (at: number) => string;
  readonly formatShare: (share: number) => string;
  /** What the axis counts, and what the mark means. */
  readonly foot: string;
  /** A colour by its token. */
  readonly hue: string;
}

const HEIGHT = 260;
const TOP = 12;
const BOTTOM = 56;
const LEFT = 48;
/** The room that a name below the axis needs. */
const NAME = 34;

export function Histogram(props: HistogramProps) {
  return (
    <Plot says={props.says} height={HEIGHT}>
      {(size) => <Steps {...props} size={size} />}
    </Plot>
  );
}

function Steps({
  steps,
  mean,
  format,
  formatShare,
  foot,
  hue,
  size,
}: Omit<HistogramProps, 'says'> & { readonly size: PlotSize }) {
  const { width, height } = size;
  const floor = height - BOTTOM;
  const start = steps[0]?.at ?? 0;
  const step = (steps[1]?.at ?? start + 1) - start;
  const room = (width - LEFT) / Math.max(1, steps.length);
  const x = scaleFor([start, start + step * steps.length], [LEFT, width]);
  const ticks = ticksUpTo(Math.max(...steps.map(({ share }) => share)), 4);
  const y = scaleFor([0, ticks.at(-1) ?? 1], [floor, TOP]);
  const named = Math.ceil(NAME / room);
  return (
    <>
      <SideAxis {...{ ticks, scale: y, format: formatShare, from: LEFT, to: width }} />
      {steps.map(({ at, share }, i) => (
        <g key={at}>
          <rect
            class="plot-bar"
            x={x(at) + room * 0.08}
            y={y(share)}
            width={room * 0.84}
            height={Math.max(0, floor - y(share))}
            style={{ fill: `var(${hue})` }}
          />
          {i % named === 0 && (
            <text class="plot-axis" x={x(at) + room / 2} y={floor + 27} text-anchor="middle">
              {format(at)}
            </text>
          )}
        </g>
      ))}
      <path class="plot-base" d={`M${LEFT} ${floor}H${width}`} />
      <Mean at={meanPlace(mean, step, x)} floor={floor} />
      <text class="plot-axis" x={LEFT} y={height - 6}>
        {foot}
      </text>
    </>
  );
}

/** A whole number stands in the middle of its bar. */
const meanPlace = (mean: number, step: number, x: Scale): number => x(step === 1 ? mean + 0.5 : mean);

const Mean = ({ at, floor }: { readonly at: number; readonly floor: number }) => (
  <path class="plot-mean" d={`M${at - 6} ${floor + 11}l6 -10l6 10Z`} />
);
