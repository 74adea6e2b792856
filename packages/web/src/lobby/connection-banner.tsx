import type { SceneProps } from '../table/scene.ts';

export function ConnectionBanner(_: SceneProps) {
  return null;
}
