/** Which seat other than mine is shown large: who acts; while that is me, who comes after me; else whoever was last. */
import type { Seat } from '@turn7/engine';
import { useRef } from 'preact/hooks';
import { seatsAround } from './layout.ts';
import type { TableModel } from './table-model.ts';
import { actingSeat } from './turn-order.ts';

export function useSpotlit({ moment, me, names }: TableModel): Seat {
  const others = seatsAround(me, names.length);
  const last = useRef<Seat>(others[0] ?? 0);
  const acting = actingSeat(moment);
  const isMine = acting !== null && acting === me;
  const seat = isMine ? others.find((other) => moment.view.seats[other]?.status === 'active') : acting;
  last.current = seat ?? last.current;
  return last.current;
}
