import type { SceneProps } from '../table/scene.ts';

export function LogPanel(_: SceneProps) {
  return null;
}
