/** What moves in its place, without any card coming or going. */
import { act, NOTHING, onTable, type Storyboard } from './board.ts';
import { FAST, MOVE } from './tempo.ts';

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

const OPENING = 200;

/** The tray of a Turn Three opens. */
export const turnThreeStarted: Storyboard<'turn three started'> = (_, table) => () => {
  const tray = table.tray();
  return tray === null ? NOTHING : onTable(act(tray, OPEN, 0, OPENING));
};

const OPEN: Keyframe[] = [
  { transform: 'translateY(12px) scale(.97)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** What is set aside rises and waits. The tray shows it raised already: once more, so that it is seen. */
export const setAside: Storyboard<'set aside'> =
  ({ card }, table) =>
  () => {
    const aside = table.trayCard(card);
    return aside === null ? NOTHING : onTable(act(aside, HOP, 0, MOVE));
  };

const HOP: Keyframe[] = [{ transform: 'none' }, { transform: 'translateY(-6px)' }, { transform: 'none' }];

/** The seven rings light up from the inside out, each in the hue of its number. */
export const turn7: Storyboard<'turn 7'> = (_, table) => () =>
  onTable(...table.rings().map((ring, i) => act(ring, LIGHTING, i * FAST, MOVE)));

const LIGHTING: Keyframe[] = [
  { transform: 'scale(.86)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

const STEP = 60;
/** However many rows there are, the last one does not wait longer. */
const LONGEST_WAIT = 480;
const GROWING = 400;

/** The rows of the summary come up one after the other, and their bars grow. */
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
