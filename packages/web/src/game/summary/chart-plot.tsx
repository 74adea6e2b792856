/** The drawing of a chart of totals: axes, the target, and a line for each seat, told apart by dash and name as well as hue. */
import './chart-plot.css';
import type { Name } from '@turn7/narration';
import { number } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import { apart, roundMarks, shortened, type TotalsLine, ticksTo } from './totals.ts';

interface ChartPlotProps {
  readonly width: number;
  readonly height: number;
  /** Highest at the end first. */
  readonly lines: readonly TotalsLine[];
  readonly names: readonly Name[];
  readonly target: number;
  /** The round that is read. */
  readonly round: number;
  readonly onRound: (round: number) => void;
}

/** The label of the target may stand above the highest line. */
const TOP = 22;
const BOTTOM = 26;
const LEFT = 40;
/** Of a digit, or of a letter in a name. */
const SIGN_WIDTH = 8;
const LABEL_HEIGHT = 18;

export function ChartPlot({ width, height, lines, names, target, round, onRound }: ChartPlotProps) {
  const { summary: t } = useTexts();
  const rounds = (lines[0]?.totals.length ?? 1) - 1;
  const right = Math.min(150, Math.round(width * 0.3));
  const ticks = ticksTo(Math.max(target, ...lines.map(({ totals }) => totals.at(-1) ?? 0)));
  const most = ticks.at(-1) ?? 1;
  const left = Math.max(LEFT, number(most).length * SIGN_WIDTH + 8);
  const x = (one: number) => left + (one / Math.max(1, rounds)) * (width - left - right);
  const y = (points: number) => TOP + (1 - points / most) * (height - TOP - BOTTOM);
  const named = lines.filter(({ style }) => style !== null);
  const labels = apart(
    named.map(({ totals }) => y(totals.at(-1) ?? 0)),
    LABEL_HEIGHT,
    height - BOTTOM,
  );
  const nearest = (event: PointerEvent) => {
    const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : null;
    if (box === null) return;
    const share = (event.clientX - box.left - left) / (width - left - right);
    onRound(Math.max(0, Math.min(rounds, Math.round(share * rounds))));
  };
  return (
    <svg
      class="chart-plot"
      width={width}
      height={height}
      aria-hidden="true"
      onPointerMove={nearest}
      onPointerDown={nearest}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="chart-grid" x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
          <text class="chart-axis" x={left - 6} y={y(tick) + 5} text-anchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {roundMarks(rounds, x(1) - x(0)).map((mark) => (
        <text key={mark} class="chart-axis" x={x(mark)} y={height - 6} text-anchor="middle">
          {number(mark)}
        </text>
      ))}
      <line class="chart-target" x1={left} x2={width - right} y1={y(target)} y2={y(target)} />
      <text class="chart-target-label" x={left + 6} y={y(target) - 6}>
        {t.target(target)}
      </text>
      <line class="chart-cursor" x1={x(round)} x2={x(round)} y1={TOP} y2={height - BOTTOM} />
      {lines.toReversed().map((line) => (
        <path
          key={line.seat}
          class={`chart-line ${line.style ?? 'chart-crowd'}`}
          d={line.totals.map((total, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(total)}`).join('')}
        />
      ))}
      {named.map((line, i) => (
        <g key={line.seat} class={line.style ?? ''}>
          <circle class="chart-dot" cx={x(round)} cy={y(line.totals[round] ?? 0)} r="4.5" />
          <text class="chart-name" x={width - right + 10} y={(labels[i] ?? 0) + 5}>
            {shortened(names[line.seat]?.text ?? '', Math.floor((right - 10) / SIGN_WIDTH))}
          </text>
        </g>
      ))}
    </svg>
  );
}
