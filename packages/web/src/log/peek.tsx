import type { SceneProps } from '../table/scene.ts';

export function Peek(_: SceneProps) {
  return null;
}
