/** A long list of seats. Whoever acts is pinned above it, and their line in it is kept in sight. */
import { useEffect, useRef } from 'preact/hooks';
import { Seat } from '../seat/seat.tsx';
import { useTexts } from '../texts/texts.ts';
import { type Shape, seatsAround } from './layout.ts';
import { NextUp } from './next-up.tsx';
import type { SceneProps } from './scene.ts';
import { actingSeat } from './turn-order.ts';

export function SeatList({ scene, shape }: SceneProps & { readonly shape: Shape }) {
  const acting = actingSeat(scene.told);
  const pinned = acting === null || acting === scene.me ? null : acting;
  return (
    <div class="seat-crowd">
      <div class="seat-pinned">{pinned !== null && <Seat scene={scene} seat={pinned} size="row" />}</div>
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
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (pinned === null) return;
    const line = list.current?.querySelector(`[data-seat-copy="${pinned}"]`);
    line?.scrollIntoView({ block: 'nearest' });
  }, [pinned]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard
    <ol class="seat-list" ref={list} aria-label={t.allSeats} tabIndex={0} style={{ '--columns': columns }}>
      {seatsAround(scene.me, scene.names.length).map((seat) => (
        <li key={seat}>
          <Seat scene={scene} seat={seat} size="mini" copy={seat === pinned} />
        </li>
      ))}
    </ol>
  );
}
