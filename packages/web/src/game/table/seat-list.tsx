/** A long list of seats. One of them, as a rule who acts, is pinned above it, and its line in it is kept in sight. */

import { useTexts } from '../../words/texts.ts';
import { Seat } from '../seat/seat.tsx';
import { type Shape, seatsAround } from './layout.ts';
import { NextUp } from './next-up.tsx';
import type { SceneProps } from './scene.ts';
import { useScroller } from './use-scroller.ts';
import { useSpotlit } from './use-spotlit.ts';

export function SeatList({ scene, shape }: SceneProps & { readonly shape: Shape }) {
  const pinned = useSpotlit(scene);
  return (
    <div class="seat-crowd">
      <div class="seat-pinned">
        <Seat scene={scene} seat={pinned} size="row" />
      </div>
      <NextUp scene={scene} />
      <AllSeats scene={scene} pinned={pinned} columns={shape === 'tablet' ? 3 : 1} />
    </div>
  );
}

interface AllSeatsProps extends SceneProps {
  /** The seat that is shown above as well. */
  readonly pinned: number | null;
  readonly columns: number;
}

export function AllSeats({ scene, pinned, columns }: AllSeatsProps) {
  const { table: t } = useTexts();
  const { list, tabIndex } = useScroller(pinned);
  return (
    <ol class="seat-list" ref={list} aria-label={t.allSeats} tabIndex={tabIndex} style={{ '--columns': columns }}>
      {seatsAround(scene.me, scene.names.length).map((seat) => (
        <li key={seat}>
          <Seat scene={scene} seat={seat} size="mini" copy={seat === pinned} />
        </li>
      ))}
    </ol>
  );
}
