import type { SceneProps } from '../table/scene.ts';

export function AnswerBar(_: SceneProps) {
  return null;
}
