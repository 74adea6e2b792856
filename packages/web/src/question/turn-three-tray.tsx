import type { SceneProps } from '../table/scene.ts';

export function TurnThreeTray(_: SceneProps) {
  return null;
}
