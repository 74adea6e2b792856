/** A scene as SVG, 1200 × 630. */
import { cover } from './cover.ts';
import { lobby } from './lobby.ts';
import type { Scene } from './scene.ts';
import { standing } from './standing.ts';
import { table } from './table.ts';

export { HEIGHT, WIDTH } from './frame.ts';

export function pictureOf(scene: Scene): string {
  switch (scene.kind) {
    case 'cover':
      return cover(scene);
    case 'lobby':
      return lobby(scene);
    case 'table':
      return table(scene);
    case 'standing':
      return standing(scene);
  }
}
