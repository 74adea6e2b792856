/** The other seats, as many as have room, in the form that the room and their number ask for. */
import type { Seat as SeatIndex } from '@turn7/engine';
import { Seat, type SeatSize } from '../seat/seat.tsx';
import { useTexts } from '../texts/texts.ts';
import { companyOf, partAround, RING_MOST, ringOf, type Shape, seatsAround } from './layout.ts';
import type { Scene, SceneProps } from './scene.ts';
import { SeatList } from './seat-list.tsx';
import { actingSeat } from './turn-order.ts';

export interface SeatsAreaProps {
  readonly scene: Scene;
  readonly shape: Shape;
}

export function SeatsArea({ scene, shape }: SeatsAreaProps) {
  const company = companyOf(scene.names.length);
  if (shape === 'desk') return <Ring scene={scene} />;
  if (company === 'crowd' || (company === 'many' && shape === 'phone')) return <SeatList scene={scene} shape={shape} />;
  return <Rows scene={scene} size={rowSize(shape, scene.names.length)} />;
}

/** With one or two others there is room for all that a seat can show. */
function rowSize(shape: Shape, seats: number): SeatSize {
  if (shape === 'phone' && seats > 4) return 'line';
  return seats <= (shape === 'phone' ? 3 : 8) ? 'wide' : 'row';
}

function Rows({ scene, size }: SceneProps & { readonly size: SeatSize }) {
  const { table: t } = useTexts();
  return (
    <ol class="seat-rows" aria-label={t.seats}>
      {seatsAround(scene.me, scene.names.length).map((seat) => (
        <li key={seat}>
          <Seat scene={scene} seat={seat} size={size} />
        </li>
      ))}
    </ol>
  );
}

/** Around the table, clockwise from the left of whoever sits at the bottom. */
function Ring({ scene }: SceneProps) {
  const { table: t } = useTexts();
  const shown = seatsInRing(scene);
  const { cells } = ringOf(shown.length);
  return (
    <ol class="seat-ring" aria-label={t.seats}>
      {shown.map((seat, i) => {
        const { column = 1, row = 1, rows = 1 } = cells[i] ?? {};
        return (
          <li key={seat} style={{ gridColumn: column, gridRow: `${row} / span ${rows}` }}>
            <Seat scene={scene} seat={seat} size="wide" />
          </li>
        );
      })}
    </ol>
  );
}

export const seatsInRing = ({ me, names, told }: Scene): readonly SeatIndex[] =>
  partAround(seatsAround(me, names.length), actingSeat(told), RING_MOST);
