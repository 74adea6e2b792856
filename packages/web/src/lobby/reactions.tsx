import type { SceneProps } from '../table/scene.ts';

export function Reactions(_: SceneProps) {
  return null;
}
