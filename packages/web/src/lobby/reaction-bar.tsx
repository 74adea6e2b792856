import type { SceneProps } from '../table/scene.ts';

export function ReactionBar(_: SceneProps) {
  return null;
}
