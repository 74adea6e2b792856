import type { SceneProps } from '../table/scene.ts';

export function RoundSummary(_: SceneProps) {
  return null;
}
