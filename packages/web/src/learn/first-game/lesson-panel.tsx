/** What is being explained, beside the table: it hides nothing of it, and whoever plays on has read enough. */
import './lesson-panel.css';
import { useLayoutEffect } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { askedHere } from '../../game/question/asked.ts';
import type { TableModel } from '../../game/table/table-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { KEYS, keyLabel, useKeys } from '../../ui/keys.ts';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { FirstGameOver } from './first-game-over.tsx';
import type { LessonState } from './lesson-state.ts';
import { lessonText } from './lesson-words.ts';
import { LESSON_IDS, LESSONS, type LessonId } from './lessons.ts';

const GOT_IT = keyLabel(KEYS.firstGame.gotIt[0]);

interface LessonPanelProps {
  readonly model: TableModel;
  readonly lessons: LessonState;
  readonly onAgain: () => void;
}

export function LessonPanel({ model, lessons, onAgain }: LessonPanelProps) {
  const t = useChapter('first-game');
  const { common } = useTexts();
  const lesson = useSignal(lessons.lesson);
  const isQuiet = useSignal(lessons.isQuiet);
  const heard = useSignal(lessons.heard);
  const isOver = model.moment.view.state.kind === 'finished';
  useLayoutEffect(() => lessons.hear(model.moment), [lessons, model.moment]); // before a bot can have thought
  useKeys('firstGame', { gotIt: () => lessons.gotIt() });
  const words =
    lesson === null ? (isQuiet ? t.quiet : meanwhile(model, t)) : lessonText(lesson, { names: model.names, t, common });
  return (
    <section class={`lesson${lesson === null ? '' : ' is-open'}${isOver ? ' is-over' : ''}`} aria-label={t.lesson}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled, by key as well */}
      <div class="lesson-words" role="status" tabIndex={0}>
        {lesson !== null && <h2>{t.names[lesson.id]}</h2>}
        <p>{words}</p>
      </div>
      {isOver ? (
        <FirstGameOver heard={heard} onAgain={onAgain} />
      ) : (
        <>
          <Buttons open={lesson?.id ?? null} lessons={lessons} />
          <LessonSteps heard={heard} open={lesson?.id ?? null} />
        </>
      )}
    </section>
  );
}

/** Between two lessons. */
function meanwhile(model: TableModel, t: Chapters['first-game']): string {
  if (model.moment.roundEnd !== null) return t.summary;
  return askedHere(model) === null ? t.watch : t.yourTurn;
}

interface ButtonsProps {
  readonly open: LessonId | null;
  readonly lessons: LessonState;
}

/** They keep their places, and the focus, while there is nothing to explain. */
function Buttons({ open, lessons }: ButtonsProps) {
  const t = useChapter('first-game');
  const isQuiet = useSignal(lessons.isQuiet);
  const heard = useSignal(lessons.heard);
  return (
    <div class="lesson-buttons">
      <button
        type="button"
        class="btn lesson-got-it"
        aria-disabled={open === null}
        aria-keyshortcuts={GOT_IT}
        onClick={() => lessons.gotIt()}
      >
        {open === 'welcome' ? t.begin : t.gotIt}
        <span class="key" aria-hidden="true">
          {GOT_IT}
        </span>
      </button>
      {open !== null && (
        <a class="lesson-rule" href={`/rules#${LESSONS[open]}`} target="_blank" rel="noopener">
          {t.rule}
        </a>
      )}
      <span class="sp" />
      <span class="lesson-progress muted tn">{t.progress(heard.length)}</span>
      <button type="button" class="lesson-hush" onClick={() => lessons.hush(!isQuiet)}>
        {isQuiet ? t.explain : t.hush}
      </button>
    </div>
  );
}

/** All lessons, and which of them were met: where there is room beside the table. */
interface LessonStepsProps {
  readonly heard: readonly LessonId[];
  /** The one that is being told. */
  readonly open: LessonId | null;
}

function LessonSteps({ heard, open }: LessonStepsProps) {
  const t = useChapter('first-game');
  const ordered = [...heard, ...LESSON_IDS.filter((id) => !heard.includes(id))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled, by key as well
    <ol class="lesson-steps" aria-label={t.met} tabIndex={0}>
      {ordered.map((id) => (
        <li key={id} class={heard.includes(id) ? 'is-heard' : 'muted'} aria-current={id === open ? 'step' : undefined}>
          {heard.includes(id) && <Icon name="check" />}
          {t.names[id]}
        </li>
      ))}
    </ol>
  );
}
