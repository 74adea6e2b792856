/** The middle of a wide table: what happened last, large, and whose turn it is now. */

import { useTexts } from '../../words/texts.ts';
import { useAbsence } from '../online/absence.ts';
import type { SceneProps } from '../table/scene.ts';
import { nameIn, questionText } from './narration.ts';
import { newestTexts } from './newest-texts.ts';

export function LastEvent({ scene }: SceneProps) {
  const texts = useTexts();
  const absence = useAbsence(scene);
  const { question } = scene.moment;
  const narrator = { names: scene.names, texts };
  const now =
    question?.kind === 'hit-or-stay'
      ? texts.log.nowTurnOf(nameIn(narrator)(question.seat))
      : question && questionText(question, narrator);
  return (
    <p class="last-event">
      <strong>{newestTexts(scene, texts).last}</strong>
      <span>{absence ?? now}</span>
    </p>
  );
}
