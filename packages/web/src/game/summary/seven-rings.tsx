/** The seven rings of the table in the hues of seven numbers, the first one drawn innermost. */
import './seven-rings.css';
import type { Card } from '@turn7/engine';
import { Numeral } from '../../ui/card/face.tsx';
import { strokesOf } from '../../ui/card/numeral.ts';

const WIDTH = 360;
const HEIGHT = 640;
const INNER = 62;
const BREADTH = 60;

interface SevenRingsProps {
  /** In the order drawn. */
  readonly numbers: readonly Card[];
  readonly label: string;
}

/** Each ring carries its number, counted from the inside, for whoever lights them up. */
export function SevenRings({ numbers, label }: SevenRingsProps) {
  const outsideIn = numbers.map((number, ring) => ({ number, ring })).toReversed();
  return (
    <svg class="seven-rings" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {outsideIn.map(({ number, ring }) => (
        <g key={ring} class={`ring n${number}`} data-ring={ring} style={{ '--ring': ring }}>
          <circle cx={WIDTH / 2} cy={HEIGHT} r={INNER + BREADTH * (ring + 1)} />
          <Numeral
            strokes={strokesOf(String(number), trackAt(HEIGHT - INNER - BREADTH * (ring + 1) + 11))}
            inline={0}
          />
        </g>
      ))}
      <g class="ring-middle">
        <circle cx={WIDTH / 2} cy={HEIGHT} r={INNER} />
        <Numeral strokes={strokesOf('7', trackAt(HEIGHT - 46))} inline={0} />
      </g>
    </svg>
  );
}

const trackAt = (y: number) => ({ x: WIDTH / 2, y, width: 29, height: 38, weight: 9, gap: 3 });
