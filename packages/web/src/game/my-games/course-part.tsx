/** How well the choices were and what the cards did, game by game; and the way to know more of them. */
import { Figure } from '../../ui/chart/figure.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { dayOf } from '../../words/day.ts';
import { number, signed } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { counts } from '../kept/kept-game.ts';
import type { KnownGame } from '../kept/kept-games.ts';
import type { CoursePoint } from './statistics.ts';
import { useReviewAll } from './use-review-all.ts';

interface CoursePartProps {
  readonly games: readonly KnownGame[];
  readonly course: readonly CoursePoint[];
}

export function CoursePart({ games, course }: CoursePartProps) {
  const t = useChapter('my-games');
  return (
    <>
      <Unreviewed games={games} />
      {course.length > 0 && (
        <>
          <Figure title={t.course} level={3} tells={t.courseTell} {...fileOf(course, t)}>
            <LineChart
              says={t.courseSay(accuracyText(course.at(-1)?.form ?? null), course.length)}
              series={[
                { label: t.courseColumns.accuracy, look: 'dots', values: course.map(({ accuracy }) => accuracy) },
                { label: t.courseColumns.form, look: 'line', values: course.map(({ form }) => form) },
              ]}
              span={[0, 100]}
              format={(tick) => number(tick)}
            />
          </Figure>
          <Figure title={t.luck} level={3} tells={t.luckTell} {...fileOf(course, t)}>
            <LineChart
              says={t.luckSay(signed(course.at(-1)?.luck ?? 0, 1), signed(course.at(-1)?.own ?? 0, 1))}
              series={[
                { label: t.line.luck, look: 'dashes', values: course.map(({ luck }) => luck) },
                { label: t.line.own, look: 'line', values: course.map(({ own }) => own) },
              ]}
              span={[-0.5, 0.5]}
              format={(tick) => signed(tick, 1)}
            />
          </Figure>
        </>
      )}
    </>
  );
}

const accuracyText = (accuracy: number | null): string => (accuracy === null ? '–' : number(accuracy));

function fileOf(course: readonly CoursePoint[], t: ReturnType<typeof useChapter<'my-games'>>) {
  const { game, accuracy, form, luck, own } = t.courseColumns;
  const whole = (value: number | null) => (value === null ? null : { value, text: number(value) });
  return {
    data: {
      columns: [game, accuracy, form, luck, own] as const,
      rows: course.map(
        (one) =>
          [
            dayOf(one.game.at),
            whole(one.accuracy),
            whole(one.form),
            { value: one.luck, text: signed(one.luck, 1) },
            { value: one.own, text: signed(one.own, 1) },
          ] as const,
      ),
    },
    fileName: 'turn7-reviews',
    address: null,
  };
}

/** Games with my seat whose review nobody has seen yet. */
function Unreviewed({ games }: Pick<CoursePartProps, 'games'>) {
  const t = useChapter('my-games');
  const left = games.filter(({ review, mine, facts, kind }) => {
    const isWorthIt = mine !== null && facts !== null && facts.players.length > 1 && counts(kind);
    return isWorthIt && review === null;
  });
  const { phase, place, of, start, stop } = useReviewAll(left);
  if (phase === 'working')
    return (
      <div class="my-review-all">
        <p role="status">{t.reviewing(place, of)}</p>
        <button type="button" class="btn small" onClick={stop}>
          {t.stop}
        </button>
      </div>
    );
  return (
    (left.length > 0 || phase === 'failed') && (
      <div class="my-review-all">
        <p role="status">{phase === 'failed' ? t.reviewFailed : t.unreviewed(left.length)}</p>
        <button type="button" class="btn small" onClick={start}>
          {t.reviewAll(left.length)}
        </button>
      </div>
    )
  );
}
