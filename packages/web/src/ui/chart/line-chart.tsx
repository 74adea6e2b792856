/** Values one after the other, as a line or as dots, each series named at its end. */
import { FootAxis, SideAxis } from './axis.tsx';
import { Plot, type PlotSize } from './plot.tsx';
import { type Scale, type Span, scaleFor, ticksUpTo } from './scale.ts';

interface Series {
  readonly label: string;
  /** One for each place from left to right; null where there is none. */
  readonly values: readonly (number | null)[];
  readonly look: 'line' | 'dashes' | 'dots';
}

interface LineChartProps {
  readonly says: string;
  readonly series: readonly Series[];
  /** What is to be seen at least. */
  readonly span: Span;
  readonly format: (tick: number) => string;
}

const TOP = 12;
const BOTTOM = 26;
const LEFT = 48;
const LETTER = 8;

export function LineChart(props: LineChartProps) {
  return (
    <Plot says={props.says} height={220}>
      {(size) => <Lines {...props} size={size} />}
    </Plot>
  );
}

function Lines({ series, span, format, size: { width, height } }: LineChartProps & { readonly size: PlotSize }) {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const ticks = ticksBetween(Math.min(span[0], ...values), Math.max(span[1], ...values));
  const count = Math.max(...series.map((one) => one.values.length));
  const named = series.filter(({ look }) => look !== 'dots');
  const right = width - Math.max(0, ...named.map(({ label }) => label.length * LETTER)) - 12;
  const y = scaleFor([ticks[0] ?? 0, ticks.at(-1) ?? 1], [height - BOTTOM, TOP]);
  const x = scaleFor([1, Math.max(2, count)], [LEFT, right]);
  const ends = apart(named.map(({ values: all }) => y(all.findLast((value) => value !== null) ?? 0)));
  return (
    <>
      <SideAxis ticks={ticks} scale={y} format={format} from={LEFT} to={right} />
      <FootAxis
        ticks={[1, ...ticksUpTo(count, 4)].filter((tick) => tick > 0 && tick <= count && Number.isInteger(tick))}
        scale={x}
        format={String}
        from={TOP}
        to={height - BOTTOM}
      />
      {series.map((one) => (
        <Drawn key={one.label} {...{ series: one, x, y }} />
      ))}
      {named.map(({ label }, i) => (
        <text key={label} class="plot-name" x={right + 8} y={(ends[i] ?? 0) + 5}>
          {label}
        </text>
      ))}
    </>
  );
}

interface DrawnProps {
  readonly series: Series;
  readonly x: Scale;
  readonly y: Scale;
}

function Drawn({ series: { values, look }, x, y }: DrawnProps) {
  const points = values.flatMap((value, i) => (value === null ? [] : [[x(i + 1), y(value)] as const]));
  if (look === 'dots')
    return points.map(([left, top], i) => <circle key={i} class="plot-dot" cx={left} cy={top} r={4} />);
  const path = points.map(([left, top], i) => `${i === 0 ? 'M' : 'L'}${left.toFixed(1)} ${top.toFixed(1)}`).join('');
  return <path class={`plot-line is-${look}`} d={path} />;
}

/** Round values on both sides of nothing. */
function ticksBetween(least: number, most: number): readonly number[] {
  const up = ticksUpTo(Math.max(most, -least), least < 0 ? 3 : 5);
  const step = up[1] ?? 1;
  const below = least < 0 ? Math.ceil(-least / step - 1e-9) : 0;
  const above = Math.max(1, Math.ceil(most / step - 1e-9));
  return [
    ...Array.from({ length: below }, (_, i) => -(up[below - i] ?? (below - i) * step)),
    ...Array.from({ length: above + 1 }, (_, i) => up[i] ?? i * step),
  ];
}

const ROOM = 18;

/** Names that would lie on each other are moved down. */
function apart(places: readonly number[]): readonly number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place);
  const moved = [...places];
  let last = Number.NEGATIVE_INFINITY;
  for (const { place, i } of order) {
    last = Math.max(place, last + ROOM);
    moved[i] = last;
  }
  return moved;
}
