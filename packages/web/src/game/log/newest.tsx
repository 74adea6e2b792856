/** The end of the log: what is asked, what happened last, and what before. */
import { lineText, nameIn, questionText, storyLines } from '@turn7/narration';
import './newest.css';
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { type Texts, useTexts } from '../../words/texts.ts';
import { useAbsence } from '../online/absence.tsx';
import { isSettled } from '../playback/moment.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { LogPanel } from './log-panel.tsx';

/** In words; empty where there is nothing. */
export interface NewestTexts {
  readonly now: string;
  readonly last: string;
  readonly before: string;
}

export function newestTexts({ moment, names }: TableModel, texts: Texts): NewestTexts {
  const narrator = { names, texts };
  const [last, before] = storyLines(moment.log).slice(-2).reverse();
  return {
    now: moment.question ? questionText(moment.question, narrator) : '',
    last: last ? lineText(last.events, isSettled(moment), narrator) : '',
    before: before ? lineText(before.events, true, narrator) : '',
  };
}

/** In the middle of a wide table: what happened last, large, and whose turn it is now. */
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

/** Letters beyond which they are smaller, so that the smallest phone shows them to the end. */
const LONG = 170;

/** The last two lines where there is no room for the whole log; a tap opens the rest. */
export function LastLines({ model }: ModelProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { now: asked, last, before } = newestTexts(model, texts);
  const absence = useAbsence(model);
  const now = absence ?? asked;
  return (
    <>
      <button
        type="button"
        class={`last-lines${now.length + last.length > LONG ? ' is-long' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span class="vh">{texts.log.open}: </span>
        <span key={`new ${asked}${last}`} class="last-lines-new">
          {now && <strong>{now} </strong>}
          {last}
        </span>
        <span key={`old ${asked}${last}${before}`} class="last-lines-old">
          {before}
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.log.title}>
        <LogPanel model={model} />
      </Dialog>
    </>
  );
}
