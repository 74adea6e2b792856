/** Up to which sum one more card is right, for rows of four, five and six numbers. */
import { Plot } from '../../ui/chart/plot.tsx';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import type { Border } from './bonus.ts';

interface BorderChartProps {
  readonly borders: readonly Border[];
}

const ROW = 76;
const BAR = 22;

export function BorderChart({ borders }: BorderChartProps) {
  const { bonus: t } = useChapter('learn');
  const most = Math.max(...borders.map((border) => border.most)) + 1;
  const says = borders.map(({ count, allHit, noneHits }) => t.borderText(count, allHit, noneHits)).join(' ');
  return (
    <Plot says={says} height={borders.length * ROW}>
      {({ width }) =>
        borders.map((border, i) => <BorderRow key={border.count} border={border} y={i * ROW} scale={width / most} />)
      }
    </Plot>
  );
}

interface BorderRowProps {
  readonly border: Border;
  readonly y: number;
  /** Pixels for a point. */
  readonly scale: number;
}

/** Three zones on one scale; words stand below them, so that colour does not speak alone. */
function BorderRow({ border: { count, least, most, allHit, noneHits }, y, scale }: BorderRowProps) {
  const { bonus: t } = useChapter('learn');
  const zones = [
    { kind: 'hit', from: least, to: allHit + 1 },
    { kind: 'depends', from: allHit + 1, to: noneHits },
    { kind: 'stay', from: noneHits, to: most + 1 },
  ] as const;
  return (
    <>
      <text class="plot-name" x={0} y={y + 16}>
        {t.rowOf(count)}
      </text>
      {zones.map(({ kind, from, to }) => (
        <rect
          key={kind}
          class={`plot-bar zone-${kind}`}
          x={from * scale}
          y={y + 24}
          width={Math.max(0, (to - from) * scale - 2)}
          height={BAR}
        />
      ))}
      <text class="plot-value" x={(allHit + 1) * scale - 6} y={y + 64} text-anchor="end">
        {t.zones.hit} ≤ {number(allHit)}
      </text>
      <text class="plot-value" x={noneHits * scale + 2} y={y + 64}>
        {t.zones.stay} ≥ {number(noneHits)}
      </text>
    </>
  );
}
