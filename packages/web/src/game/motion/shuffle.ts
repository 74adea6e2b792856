/** The discard pile becomes the draw pile: it squares up, slides under, and is riffled three times. */
import { type Box, moved } from './arc.ts';
import { act, type Board, ghost, NOTHING, type Storyboard, together } from './board.ts';
import { pictureOf } from './picture.tsx';
import { boxOf } from './table-map.ts';
import { FAST, MOVE } from './tempo.ts';

const RIFFLES = 3;
const RIFFLE = 200;
const SLIDING = FAST + MOVE;

export const reshuffled: Storyboard<'reshuffled'> = (_, table) => {
  const discard = boxOf(table.pile('discard'));
  return () => {
    const draw = boxOf(table.pile('draw'));
    if (draw === null) return NOTHING;
    return together(discard === null ? NOTHING : slide(discard, draw), half(draw, -1), half(draw, 1));
  };
};

/** The halves of the pile are drawn first apart and then into each other; until then they cover what slides under. */
function half(draw: Box, side: -1 | 1): Board {
  const cards = ghost(draw, pictureOf('back', draw));
  const apart = `translateX(${side * 62}%) rotate(${side * 4}deg)`;
  const frames = Array.from({ length: RIFFLES }, (_, i) => [
    { offset: i / RIFFLES, transform: 'none', easing: 'ease-out' },
    { offset: (i + 0.45) / RIFFLES, transform: apart, easing: 'ease-in' },
  ]).flat();
  return {
    ghosts: [cards],
    acts: [act(cards.element, [...frames, { offset: 1, transform: 'none' }], SLIDING, RIFFLE * RIFFLES, 'linear')],
  };
}

function slide(discard: Box, draw: Box): Board {
  const pile = ghost(discard, pictureOf('back', discard));
  const frames = [
    { transform: 'rotate(-5deg)' },
    { offset: FAST / SLIDING, transform: 'none' },
    { transform: moved(discard, draw) },
  ];
  return { ghosts: [pile], acts: [act(pile.element, frames, 0, SLIDING)] };
}
