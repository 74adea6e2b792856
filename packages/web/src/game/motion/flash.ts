/** How events are shown where nothing may travel: the edge of what has changed lights up once, or nothing happens. */
import type { GameEvent } from '@turn7/engine';
import type { Box } from './arc.ts';
import { act, type Board, ghost, NOTHING, part } from './board.ts';
import { boxOf, type TableMap } from './table-map.ts';

const FLASH = 420;

/** `place`: of the card that came. `seat`: of the seat it happened to. `pile`: of the draw pile. */
export type Flash = 'place' | 'seat' | 'pile' | 'none';

export function flashOf(event: GameEvent): Flash {
  switch (event.kind) {
    case 'drew':
      return 'place';
    case 'busted':
    case 'saved':
    case 'locked':
    case 'stayed':
    case 'gave':
    case 'assigned':
      return 'seat';
    case 'reshuffled':
      return 'pile';
    default:
      return 'none';
  }
}

export function flashFor(event: GameEvent, table: TableMap): Board {
  const box = boxOf(changedBy(event, table));
  return box === null ? NOTHING : flash(box);
}

function changedBy(event: GameEvent, table: TableMap): Element | null {
  switch (flashOf(event)) {
    case 'place':
      return event.kind === 'drew' ? (table.newest(event.seat, event.card) ?? table.seat(event.seat)) : null;
    case 'seat':
      return 'to' in event ? table.seat(event.to) : 'seat' in event ? table.seat(event.seat) : null;
    case 'pile':
      return table.pile('draw');
    case 'none':
      return null;
  }
}

function flash(box: Box): Board {
  const edge = ghost(box, part('ghost-flash'));
  return { ghosts: [edge], acts: [act(edge.element, [{ opacity: 1 }, { opacity: 0 }], 0, FLASH)] };
}
