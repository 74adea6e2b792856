/** The other seats, as many as have room, in the form that the room and their number ask for. */
import './seats-area.css';
import type { Seat as SeatIndex } from '@turn7/engine';
import { useTexts } from '../../words/texts.ts';
import { actingSeat } from '../playback/moment.ts';
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
import { SeatList } from './seat-list.tsx';
import type { ModelProps, TableModel } from './table-model.ts';
import type { Room } from './use-room.ts';
import { useScroller } from './use-scroller.ts';

export interface SeatsAreaProps {
  readonly model: TableModel;
  readonly shape: Shape;
  readonly room: Room;
}

export function SeatsArea({ model, shape, room }: SeatsAreaProps) {
  const seats = model.names.length;
  if (shape === 'desk') return <Ring model={model} />;
  if (companyOf(seats) === 'crowd' || (isCrowded(seats) && shape === 'phone')) {
    return <SeatList model={model} shape={shape} />;
  }
  if (shape === 'phone') return <Rows model={model} size={rowSizeFor(room, seats)} />;
  return isCrowded(seats) ? <Rows model={model} size="row" /> : <TwoColumns model={model} />;
}

function Rows({ model, size }: ModelProps & { readonly size: SeatSize }) {
  const { table: t } = useTexts();
  const { list, tabIndex } = useScroller(actingSeat(model.moment));
  return (
    <ol class="seat-rows" ref={list} aria-label={t.seats} tabIndex={tabIndex}>
      {seatsAround(model.me, model.names.length).map((seat) => (
        <li key={seat}>
          <Seat model={model} seat={seat} size={size} />
        </li>
      ))}
    </ol>
  );
}

function TwoColumns({ model }: ModelProps) {
  const shown = seatsAround(model.me, model.names.length);
  const size = companyOf(model.names.length) === 'few' ? 'wide' : 'row';
  return <Placed model={model} seats={shown} cells={twoColumnsOf(shown.length)} name="seat-columns" size={size} />;
}

/** Around the table, clockwise from the left of whoever sits at the bottom. */
function Ring({ model }: ModelProps) {
  const shown = seatsInRing(model);
  return <Placed model={model} seats={shown} cells={ringOf(shown.length).cells} name="seat-ring" size="wide" />;
}

interface PlacedProps extends ModelProps {
  readonly seats: readonly SeatIndex[];
  readonly cells: readonly Cell[];
  readonly name: string;
  readonly size: SeatSize;
}

function Placed({ model, seats, cells, name, size }: PlacedProps) {
  const { table: t } = useTexts();
  return (
    <ol class={name} aria-label={t.seats}>
      {seats.map((seat, i) => (
        <li key={seat} style={placeOf(cells[i])}>
          <Seat model={model} seat={seat} size={size} />
        </li>
      ))}
    </ol>
  );
}

const placeOf = ({ column, row, rows }: Cell = { column: 0, row: 1, rows: 1 }) => ({
  gridColumn: column === 0 ? '1 / -1' : String(column),
  gridRow: `${row} / span ${rows}`,
});

export const seatsInRing = ({ me, names, moment }: TableModel): readonly SeatIndex[] =>
  partAround(seatsAround(me, names.length), actingSeat(moment), RING_MOST);
