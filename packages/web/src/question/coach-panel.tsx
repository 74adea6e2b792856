import type { SceneProps } from '../table/scene.ts';

export function CoachPanel(_: SceneProps) {
  return null;
}
