/** The pointer slides from seat to seat, the dealer's marker from dealer to dealer. */
import type { Seat } from '@turn7/engine';
import { type Box, moved } from './arc.ts';
import { act, type Board, ghost, hidden, NOTHING, onTable, part, type Storyboard, together } from './board.ts';
import { boxOf, type TableMap } from './table-map.ts';
import { MOVE } from './tempo.ts';

const SLIDE = 200;
const SIZE = 16;
/** Each seat draws its own. */
const POINTER = '::before';

export function turnPasses(from: Seat, to: Seat, table: TableMap): Board {
  if (from === to) return NOTHING;
  const [old, seat] = [boxOf(table.seat(from)), table.seat(to)];
  const now = boxOf(seat);
  if (old === null || seat === null || now === null || !hasPointer(seat)) return NOTHING;
  const home = onLeftEdge(now);
  const pointer = ghost(home, part('ghost-pointer'));
  const frames = [{ transform: moved(home, onLeftEdge(old)) }, { transform: 'none' }];
  return together(
    { ghosts: [pointer], acts: [act(pointer.element, frames, 0, SLIDE)] },
    onTable({ ...hidden(seat, SLIDE), pseudo: POINTER }),
  );
}

/** The hand of this device has none: it is where the eyes are already. */
const hasPointer = (seat: Element): boolean => {
  const { content, display } = getComputedStyle(seat, POINTER);
  return content !== 'none' && display !== 'none';
};

const onLeftEdge = ({ x, y, height }: Box): Box => ({
  x: x - 2,
  y: y + (height - SIZE) / 2,
  width: SIZE,
  height: SIZE,
});

export const dealerPasses: Storyboard<'round started'> = (_, table) => {
  const from = boxOf(table.marker());
  return () => {
    const marker = table.marker();
    const to = boxOf(marker);
    if (from === null || marker === null || to === null) return NOTHING;
    const picture = marker.cloneNode(true);
    const flight = picture instanceof Element ? ghost(to, picture) : null;
    if (flight === null) return NOTHING;
    const frames = [{ transform: moved(to, from) }, { transform: 'none' }];
    return together({ ghosts: [flight], acts: [act(flight.element, frames, 0, MOVE)] }, onTable(hidden(marker, MOVE)));
  };
};
