/** Every seat at one moment; of many, the one that acts stays in sight. */
import { useEffect, useRef } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import { actingSeat } from '../playback/moment.ts';
import { Seat, type SeatSize } from '../seat/seat.tsx';
import type { ModelProps } from '../table/table-model.ts';
import './replay-seats.css';

/** With more seats than this, each is a line. */
const MOST_ROWS = 8;

export function ReplaySeats({ model }: ModelProps) {
  const t = useChapter('replay');
  const { seats } = model.moment.view;
  const isLong = seats.length > MOST_ROWS;
  const size: SeatSize = isLong ? 'mini' : 'row';
  const list = useRef<HTMLUListElement>(null);
  const acting = actingSeat(model.moment);
  useEffect(() => {
    if (isLong) list.current?.children[acting ?? 0]?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isLong, acting]);
  return (
    <section class={`replay-seats is-${size}`} aria-label={t.board}>
      <ul ref={list}>
        {seats.map((_, seat) => (
          <li key={seat}>
            <Seat model={model} seat={seat} size={size} />
          </li>
        ))}
      </ul>
    </section>
  );
}
