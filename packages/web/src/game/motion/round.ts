/** The end of a round: the rows of its summary come up one after the other, and their bars grow. */
import { act, onTable } from './board.ts';
import type { Storyboard } from './storyboard.ts';
import { MOVE } from './tempo.ts';

const STEP = 60;
/** However many rows there are, the last one does not wait longer. */
const LONGEST_WAIT = 480;
const GROWING = 400;

export const roundEnded: Storyboard<'round ended'> = (_, table) => () => {
  const rows = table.rows();
  const step = Math.min(STEP, LONGEST_WAIT / rows.length);
  return onTable(
    ...rows.flatMap((row, i) => [
      act(row, COMING, i * step, MOVE),
      ...[...row.querySelectorAll('.score-gain')].map((bar) => act(bar, GROWN, i * step + MOVE, GROWING)),
    ]),
  );
};

const COMING: Keyframe[] = [
  { transform: 'translateY(16px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const GROWN: Keyframe[] = [
  { transform: 'scaleX(0)', transformOrigin: 'left' },
  { transform: 'none', transformOrigin: 'left' },
];
