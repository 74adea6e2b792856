/** Lines and names of round values, across or along a drawing. */
import type { Scale } from './scale.ts';

interface AxisProps {
  readonly ticks: readonly number[];
  readonly scale: Scale;
  readonly format: (tick: number) => string;
  /** Where the lines begin and end, on the other axis. */
  readonly from: number;
  readonly to: number;
}

/** Lines from left to right, each named at its left end. */
export function SideAxis({ ticks, scale, format, from, to }: AxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="plot-grid" x1={from} x2={to} y1={scale(tick)} y2={scale(tick)} />
          <text class="plot-axis" x={from - 6} y={scale(tick) + 5} text-anchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Lines from top to bottom, each named below it. */
export function FootAxis({ ticks, scale, format, from, to }: AxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="plot-grid" x1={scale(tick)} x2={scale(tick)} y1={from} y2={to} />
          <text class="plot-axis" x={scale(tick)} y={to + 18} text-anchor="middle">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface WhiskerProps {
  readonly low: number;
  readonly high: number;
  /** Where it stands on the other axis. */
  readonly at: number;
  readonly upright: boolean;
}

/** How far off a value may be: a line with an end on either side. */
export function Whisker({ low, high, at, upright }: WhiskerProps) {
  const bar = upright
    ? `M${at} ${low}V${high}M${at - 5} ${low}h10M${at - 5} ${high}h10`
    : `M${low} ${at}H${high}M${low} ${at - 5}v10M${high} ${at - 5}v10`;
  return <path class="plot-whisker" d={bar} />;
}
