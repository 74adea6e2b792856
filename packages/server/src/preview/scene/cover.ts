/** Something that has no more to show than what it is: words, and a hand of cards. */
import { fan, framed, MARGIN, words } from './frame.ts';
import type { SceneOf } from './scene.ts';

export function cover(scene: SceneOf<'cover'>): string {
  const { svg } = words(scene, { x: MARGIN, y: 232, width: 520, size: 64, lines: 4 });
  return framed(
    scene,
    svg + fan(scene.cards, { x: 902, y: 842, card: 158, step: 60 / (scene.cards.length + 1), radius: 470 }),
  );
}
