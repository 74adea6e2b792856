/** A bust: the twin shakes, is torn, and the row turns grey. The table shows the grey row already; what was lies above it. */
import { act, type Board, ghost, NOTHING, onTable, part, type Storyboard, together } from './board.ts';
import { pictureOf } from './picture.tsx';
import { boxOf, cardOf } from './table-map.ts';
import { FAST } from './tempo.ts';

const SHAKE = 240;
const RIP = 200;
const GREY_FROM = SHAKE + RIP;
const GREY_STEP = 60;

export const busted: Storyboard<'busted'> =
  ({ seat, twin }, table) =>
  () => {
    const twins = table.cardsLike(seat, twin);
    const older = twins[0];
    const newer = twins.at(-1);
    if (older === undefined || newer === undefined || newer === older) return NOTHING;
    const others = table.cards(seat).filter((card) => card !== newer && card.closest('[data-place]') !== null);
    return together(
      onTable(act(newer, SHAKING, 0, SHAKE, 'linear')),
      torn(newer),
      ...others.map((card, i) => greyed(card, GREY_FROM + i * GREY_STEP, card === older ? RECOIL : [])),
    );
  };

const RECOIL: Keyframe[] = [{ transform: 'none' }, { transform: 'translateX(-4px)' }, { transform: 'none' }];

const SHAKING: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateX(-7px) rotate(-3deg)' },
  { transform: 'translateX(7px) rotate(3deg)' },
  { transform: 'translateX(-5px) rotate(-2deg)' },
  { transform: 'translateX(3px) rotate(1deg)' },
  { transform: 'none' },
];

/** The whole card shakes with the torn one and is then drawn off it from left to right. */
function torn(card: Element): Board {
  const box = boxOf(card);
  if (box === null) return NOTHING;
  const inner = part('', pictureOf(cardOf(card), box, card));
  const window = part('ghost-window', inner);
  const whole = ghost(box, window);
  return {
    ghosts: [whole],
    acts: [
      act(whole.element, SHAKING, 0, SHAKE, 'linear'),
      act(window, [{ transform: 'none' }, { transform: 'translateX(100%)' }], SHAKE, RIP, 'ease-in'),
      act(inner, [{ transform: 'none' }, { transform: 'translateX(-100%)' }], SHAKE, RIP, 'ease-in'),
    ],
  };
}

function greyed(card: Element, start: number, recoil: Keyframe[]): Board {
  const box = boxOf(card);
  if (box === null) return NOTHING;
  const fresh = ghost(box, pictureOf(cardOf(card), box, card));
  return {
    ghosts: [fresh],
    acts: [act(fresh.element, recoil, 0, FAST), act(fresh.element, [{ opacity: 1 }, { opacity: 0 }], start, FAST)],
  };
}
