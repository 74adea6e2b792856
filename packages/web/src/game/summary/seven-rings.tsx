/** The seven rings of the table in the hues of seven numbers, the first one drawn innermost. */
import './seven-rings.css';
import { numeralMarks, strokesOf } from '@turn7/cards';
import type { Card } from '@turn7/engine';
import { Marks } from '../../ui/card/marks.tsx';

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
          <Numeral word={String(number)} y={HEIGHT - INNER - BREADTH * (ring + 1) + 11} />
        </g>
      ))}
      <g class="ring-middle">
        <circle cx={WIDTH / 2} cy={HEIGHT} r={INNER} />
        <Numeral word="7" y={HEIGHT - 46} />
      </g>
    </svg>
  );
}

function Numeral({ word, y }: { readonly word: string; readonly y: number }) {
  const strokes = strokesOf(word, { x: WIDTH / 2, y, width: 29, height: 38, weight: 9, gap: 3 });
  return <Marks drawing={numeralMarks(strokes, 0)} />;
}
