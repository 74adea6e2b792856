/** A long list of seats. One of them, as a rule who acts, is pinned above it, and its line in it is kept in sight. */
import './seat-list.css';
import { useTexts } from '../../words/texts.ts';
import { Seat } from '../seat/seat.tsx';
import { useWatchedSeat } from './big-hand.tsx';
import { type Shape, seatsAround } from './layout.ts';
import { NextUp } from './next-up.tsx';
import type { ModelProps } from './table-model.ts';
import { useScroller } from './use-scroller.ts';

export function SeatList({ model, shape }: ModelProps & { readonly shape: Shape }) {
  const pinned = useWatchedSeat(model);
  return (
    <div class="seat-crowd">
      <div class="seat-pinned">
        <Seat model={model} seat={pinned} size="row" />
      </div>
      <NextUp model={model} shown={shape === 'tablet' ? 5 : 3} />
      <AllSeats model={model} pinned={pinned} columns={shape === 'tablet' ? 2 : 1} />
    </div>
  );
}

interface AllSeatsProps extends ModelProps {
  /** The seat that is shown above as well. */
  readonly pinned: number | null;
  readonly columns: number;
}

export function AllSeats({ model, pinned, columns }: AllSeatsProps) {
  const { table: t } = useTexts();
  const { list, tabIndex } = useScroller(pinned);
  return (
    <ol class="seat-list" ref={list} aria-label={t.allSeats} tabIndex={tabIndex} style={{ '--columns': columns }}>
      {seatsAround(model.me, model.names.length).map((seat) => (
        <li key={seat}>
          <Seat model={model} seat={seat} size="mini" copy={seat === pinned} />
        </li>
      ))}
    </ol>
  );
}
