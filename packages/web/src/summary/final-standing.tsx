import type { SceneProps } from '../table/scene.ts';

export function FinalStanding(_: SceneProps) {
  return null;
}
