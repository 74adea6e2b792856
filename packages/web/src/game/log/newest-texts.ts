/** The end of the log in words: what is asked, what happened last, and what before. Empty where there is nothing. */

import type { Texts } from '../../words/texts.ts';
import type { TableModel } from '../table/table-model.ts';
import { logLines } from './log-lines.ts';
import { isSettled, lineText, questionText } from './narration.ts';

export interface NewestTexts {
  readonly now: string;
  readonly last: string;
  readonly before: string;
}

export function newestTexts({ moment, names }: TableModel, texts: Texts): NewestTexts {
  const narrator = { names, texts };
  const [last, before] = logLines(moment.log).slice(-2).reverse();
  return {
    now: moment.question ? questionText(moment.question, narrator) : '',
    last: last ? lineText(last.events, isSettled(moment), narrator) : '',
    before: before ? lineText(before.events, true, narrator) : '',
  };
}
