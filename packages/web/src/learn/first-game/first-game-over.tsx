/** After the first game: what was met in it, what was not, and where to go from here. */
import { lastNewGame } from '../../game/start/new-game.ts';
import { useNewGame } from '../../game/start/use-new-game.ts';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import { LESSON_IDS, LESSONS, type LessonId } from './lessons.ts';

interface FirstGameOverProps {
  readonly heard: readonly LessonId[];
  readonly onAgain: () => void;
}

export function FirstGameOver({ heard, onAgain }: FirstGameOverProps) {
  const t = useChapter('first-game');
  const start = useNewGame();
  const missed = LESSON_IDS.filter((id) => !heard.includes(id));
  return (
    <div class="first-game-over">
      <nav class="first-game-ways" aria-label={t.title}>
        <button type="button" class="btn gold" onClick={() => start('bots', lastNewGame('bots'))}>
          <Icon name="play" />
          {t.playNow}
        </button>
        <a class="btn" href="/learn/quiz">
          {t.quiz}
        </a>
        <button type="button" class="btn quiet" onClick={onAgain}>
          {t.again}
        </button>
        <a class="btn quiet" href="/learn">
          {t.learn}
        </a>
      </nav>
      <LessonList title={t.met} ids={LESSON_IDS.filter((id) => heard.includes(id))} />
      {missed.length > 0 && <LessonList title={t.notMet} ids={missed} />}
    </div>
  );
}

/** Each leads to its rule. */
function LessonList({ title, ids }: { readonly title: string; readonly ids: readonly LessonId[] }) {
  const t = useChapter('first-game');
  return (
    <section class="first-game-list">
      <h3>{title}</h3>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`/rules#${LESSONS[id]}`}>{t.names[id]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
