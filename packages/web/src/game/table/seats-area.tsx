/** The other seats, as many as have room, in the form that the room and their number ask for. */
import type { Seat as SeatIndex } from '@turn7/engine';
import { useTexts } from '../../words/texts.ts';
import { Seat, type SeatSize } from '../seat/seat.tsx';
import {
  type Cell,
  companyOf,
  isCrowded,
  partAround,
  RING_MOST,
  ringOf,
  rowSizeFor,
  type Shape,
  seatsAround,
  twoColumnsOf,
} from './layout.ts';
import type { Scene, SceneProps } from './scene.ts';
import { SeatList } from './seat-list.tsx';
import { actingSeat } from './turn-order.ts';
import type { Room } from './use-room.ts';
import { useScroller } from './use-scroller.ts';

export interface SeatsAreaProps {
  readonly scene: Scene;
  readonly shape: Shape;
  readonly room: Room;
}

export function SeatsArea({ scene, shape, room }: SeatsAreaProps) {
  const seats = scene.names.length;
  if (shape === 'desk') return <Ring scene={scene} />;
  if (companyOf(seats) === 'crowd' || (isCrowded(seats) && shape === 'phone')) {
    return <SeatList scene={scene} shape={shape} />;
  }
  if (shape === 'phone') return <Rows scene={scene} size={rowSizeFor(room, seats)} />;
  return isCrowded(seats) ? <Rows scene={scene} size="row" /> : <TwoColumns scene={scene} />;
}

function Rows({ scene, size }: SceneProps & { readonly size: SeatSize }) {
  const { table: t } = useTexts();
  const { list, tabIndex } = useScroller(actingSeat(scene.moment));
  return (
    <ol class="seat-rows" ref={list} aria-label={t.seats} tabIndex={tabIndex}>
      {seatsAround(scene.me, scene.names.length).map((seat) => (
        <li key={seat}>
          <Seat scene={scene} seat={seat} size={size} />
        </li>
      ))}
    </ol>
  );
}

function TwoColumns({ scene }: SceneProps) {
  const shown = seatsAround(scene.me, scene.names.length);
  const size = companyOf(scene.names.length) === 'few' ? 'wide' : 'row';
  return <Placed scene={scene} seats={shown} cells={twoColumnsOf(shown.length)} name="seat-columns" size={size} />;
}

/** Around the table, clockwise from the left of whoever sits at the bottom. */
function Ring({ scene }: SceneProps) {
  const shown = seatsInRing(scene);
  return <Placed scene={scene} seats={shown} cells={ringOf(shown.length).cells} name="seat-ring" size="wide" />;
}

interface PlacedProps extends SceneProps {
  readonly seats: readonly SeatIndex[];
  readonly cells: readonly Cell[];
  readonly name: string;
  readonly size: SeatSize;
}

function Placed({ scene, seats, cells, name, size }: PlacedProps) {
  const { table: t } = useTexts();
  return (
    <ol class={name} aria-label={t.seats}>
      {seats.map((seat, i) => (
        <li key={seat} style={placeOf(cells[i])}>
          <Seat scene={scene} seat={seat} size={size} />
        </li>
      ))}
    </ol>
  );
}

const placeOf = ({ column, row, rows }: Cell = { column: 0, row: 1, rows: 1 }) => ({
  gridColumn: column === 0 ? '1 / -1' : String(column),
  gridRow: `${row} / span ${rows}`,
});

export const seatsInRing = ({ me, names, moment }: Scene): readonly SeatIndex[] =>
  partAround(seatsAround(me, names.length), actingSeat(moment), RING_MOST);
