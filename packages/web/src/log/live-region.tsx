import type { SceneProps } from '../table/scene.ts';

export function LiveRegion(_: SceneProps) {
  return null;
}
