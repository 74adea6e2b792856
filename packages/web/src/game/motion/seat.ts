/** What happens in front of a seat without any card coming or going. */
import { act, onTable } from './board.ts';
import type { Storyboard } from './storyboard.ts';
import { MOVE } from './tempo.ts';

const DROP = 200;
const DROPPING: Keyframe[] = [{ transform: 'none' }, { transform: 'translateY(2px)' }, { transform: 'none' }];

/** The cards are put down, and the points count. */
export const stayed: Storyboard<'stayed'> =
  ({ seat }, table) =>
  () =>
    onTable(
      ...table.cards(seat).map((card) => act(card, DROPPING, 0, DROP)),
      ...table.points(seat).map((points) => act(points, TICKING, 0, MOVE)),
    );

/** A figure that has just changed. */
export const TICKING: Keyframe[] = [
  { transform: 'translateY(-6px)', opacity: 0.2 },
  { transform: 'none', opacity: 1 },
];
