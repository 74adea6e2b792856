import type { SceneProps } from '../table/scene.ts';

export function TargetSheet(_: SceneProps) {
  return null;
}
