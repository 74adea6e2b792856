/** A Turn 7: the seven rings light up from the inside out, each in the hue of its number. */
import { act, onTable } from './board.ts';
import type { Storyboard } from './storyboard.ts';
import { FAST, MOVE } from './tempo.ts';

export const turn7: Storyboard<'turn 7'> = (_, table) => () =>
  onTable(...table.rings().map((ring, i) => act(ring, LIGHTING, i * FAST, MOVE)));

const LIGHTING: Keyframe[] = [
  { transform: 'scale(.86)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
