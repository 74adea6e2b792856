/** The middle of a wide table: what happened last, large, and whose turn it is now. */

import { useTexts } from '../../words/texts.ts';
import { useAbsence } from '../online/absence.ts';
import type { ModelProps } from '../table/table-model.ts';
import { nameIn, questionText } from './narration.ts';
import { newestTexts } from './newest-texts.ts';

export function LastEvent({ model }: ModelProps) {
  const texts = useTexts();
  const absence = useAbsence(model);
  const { question } = model.moment;
  const narrator = { names: model.names, texts };
  const now =
    question?.kind === 'hit-or-stay'
      ? texts.log.nowTurnOf(nameIn(narrator)(question.seat))
      : question && questionText(question, narrator);
  return (
    <p class="last-event">
      <strong>{newestTexts(model, texts).last}</strong>
      <span>{absence ?? now}</span>
    </p>
  );
}
