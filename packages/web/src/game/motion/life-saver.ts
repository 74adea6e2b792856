/** A Life Saver is used: its ring breaks at the bands, and then it leaves together with the twin. */
import { LIFE_SAVER } from '@turn7/engine';
import type { Box } from './arc.ts';
import { act, type Board, ghost, NOTHING, onTable, part, type Storyboard, together } from './board.ts';
import { pictureOf } from './picture.tsx';
import { boxOf } from './table-map.ts';
import { TRAVEL, TURN } from './tempo.ts';
import { discard } from './travel.ts';

const BREAKING = 480;
const DRIFT = 12;
/** The way of each quarter, in the order of `.ghost-quarter-0` to `-3` in player.css: up, right, down, left. */
const QUARTERS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const saved: Storyboard<'saved'> = ({ seat, twin }, table) => {
  const ring = boxOf(table.newest(seat, LIFE_SAVER));
  const second = boxOf(table.newest(seat, twin));
  return () => {
    if (ring === null || second === null) return NOTHING;
    const ringless = part('ghost-ringless', pictureOf(LIFE_SAVER, ring));
    const older = table.newest(seat, twin);
    return together(
      older === null ? NOTHING : onTable(act(older, RELIEF, 0, TURN)),
      discard(pictureOf(twin, second), second, table, BREAKING / 2),
      discard(ringless, ring, table, BREAKING / 2),
      ...QUARTERS.map((way, i) => quarter(ring, i, way)),
    );
  };
};

/** The number that stays takes a breath. */
const RELIEF: Keyframe[] = [{ transform: 'none' }, { transform: 'translateY(-3px)' }, { transform: 'none' }];

function quarter(box: Box, index: number, [x, y]: readonly [number, number]): Board {
  const piece = ghost(box, part(`ghost-quarter-${index}`, pictureOf(LIFE_SAVER, box)));
  const frames = [
    { transform: 'none', opacity: 1 },
    { offset: 0.5, opacity: 1 },
    { transform: `translate(${x * DRIFT}px, ${y * DRIFT}px) rotate(${(x - y) * 12}deg)`, opacity: 0 },
  ];
  return { ghosts: [piece], acts: [act(piece.element, frames, 0, BREAKING, TRAVEL)] };
}
