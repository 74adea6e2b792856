/** The tray of a Turn Three opens, and what is set aside in it rises and waits. */
import { act, NOTHING, onTable } from './board.ts';
import type { Storyboard } from './storyboard.ts';
import { MOVE } from './tempo.ts';

const OPENING = 200;

export const turnThreeStarted: Storyboard<'turn three started'> = (_, table) => () => {
  const tray = table.tray();
  return tray === null ? NOTHING : onTable(act(tray, OPEN, 0, OPENING));
};

const OPEN: Keyframe[] = [
  { transform: 'translateY(12px) scale(.97)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** The tray shows it raised already: once more, so that it is seen. */
export const setAside: Storyboard<'set aside'> =
  ({ card }, table) =>
  () => {
    const aside = table.trayCard(card);
    return aside === null ? NOTHING : onTable(act(aside, HOP, 0, MOVE));
  };

const HOP: Keyframe[] = [{ transform: 'none' }, { transform: 'translateY(-6px)' }, { transform: 'none' }];
