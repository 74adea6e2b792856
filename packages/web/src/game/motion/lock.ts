/** A Lock drops on its seat, its shackle snaps, and a hatch runs across the seat. */
import { LOCK } from '@turn7/engine';
import type { Box } from './arc.ts';
import { act, type Board, ghost, hidden, NOTHING, onTable, part, type Storyboard, together } from './board.ts';
import { copyOf } from './picture.tsx';
import { boxOf } from './table-map.ts';
import { FAST, MOVE, SNAP } from './tempo.ts';

const HEIGHT = 60;
const CLOSING = 80;
const HATCH = 200;
/** While the shackle closes. */
const HATCH_FROM = MOVE - CLOSING;

export const locked: Storyboard<'locked'> =
  ({ seat }, table) =>
  () => {
    const card = table.newest(seat, LOCK);
    const place = boxOf(card);
    const area = boxOf(table.seat(seat));
    return together(
      card === null || place === null ? NOTHING : together(drop(place, card), onTable(hidden(card, MOVE))),
      area === null ? NOTHING : hatch(area),
    );
  };

function drop(place: Box, card: Element): Board {
  const picture = copyOf(card);
  const falling = ghost(place, picture);
  const shackle = picture.querySelector('.sign-line');
  const frames = [
    { transform: `translateY(${-HEIGHT}px) scale(1.25)` },
    { offset: 0.8, transform: 'translateY(4px) scale(1)' },
    { transform: 'none' },
  ];
  const closing = [{ transform: 'translateY(-9px)' }, { transform: 'none' }];
  return {
    ghosts: [falling],
    acts: [
      act(falling.element, frames, 0, MOVE, 'ease-in'),
      ...(shackle === null ? [] : [act(shackle, closing, MOVE - CLOSING, CLOSING, SNAP)]),
    ],
  };
}

/** The seat is hatched already: a brighter hatch runs over it and fades into it. */
function hatch(area: Box): Board {
  const lines = part('ghost-hatch');
  const window = part('ghost-window', lines);
  const wipe = ghost(area, window);
  return {
    ghosts: [wipe],
    acts: [
      act(window, [{ transform: 'translateX(-100%)' }, { transform: 'none' }], HATCH_FROM, HATCH, 'linear'),
      act(lines, [{ transform: 'translateX(100%)' }, { transform: 'none' }], HATCH_FROM, HATCH, 'linear'),
      act(wipe.element, [{ opacity: 1 }, { opacity: 0 }], HATCH_FROM + HATCH, FAST),
    ],
  };
}
