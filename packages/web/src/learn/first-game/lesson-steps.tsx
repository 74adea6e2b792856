/** All lessons, and which of them were met: where there is room beside the table. */
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import { LESSON_IDS, type LessonId } from './lessons.ts';

interface LessonStepsProps {
  readonly heard: readonly LessonId[];
  /** The one that is being told. */
  readonly open: LessonId | null;
}

export function LessonSteps({ heard, open }: LessonStepsProps) {
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
