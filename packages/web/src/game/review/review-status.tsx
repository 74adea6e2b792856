/** How far the review has come, and how to stop it. */
import type { Review } from '@turn7/strategy';
import { Icon } from '../../ui/icon.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import type { ReviewState } from './review-run.ts';
import type { RunningReview } from './use-review.ts';

export function ReviewStatus({ running }: { readonly running: RunningReview }) {
  const t = useChapter('review');
  const { phase, reached, goal, stop, goOn } = running;
  return (
    <div class="review-status">
      <p role="status">{statusText(running, t)}</p>
      {phase === 'working' && (
        <>
          <span class="review-share">{percent(reached.share)}</span>
          <progress max={goal} value={reached.passes + reached.share} aria-label={t.progress} />
          <button type="button" class="btn small quiet" onClick={stop}>
            <Icon name="pause" />
            {t.stop}
          </button>
        </>
      )}
      {phase !== 'working' && !reached.isDone && (
        <button type="button" class="btn small quiet" onClick={goOn}>
          <Icon name={phase === 'failed' ? 'undo' : 'play'} />
          {{ stopped: t.goOn, done: t.more, failed: t.again }[phase]}
        </button>
      )}
    </div>
  );
}

/** Without what changes all the time: a screen reader says it whenever it is new. */
function statusText({ phase, reached, goal, review }: ReviewState, t: Chapters['review']): string {
  switch (phase) {
    case 'failed':
      return t.failed;
    case 'done':
      return `${t.done} ${precisionText(review, t)}`;
    case 'stopped':
      return review === null ? t.stoppedEarly : `${t.stopped} ${precisionText(review, t)}`;
    case 'working':
      return review === null ? t.first : t.better(number(reached.passes + 1), number(goal));
  }
}

/** How every answer was looked at. */
function precisionText(review: Review | null, t: Chapters['review']): string {
  if (review === null) return '';
  const { passes, least } = review.precision;
  if (least > 0) return t.playedOut(number(least));
  return passes > 1 ? t.playedOutSome : t.estimated;
}
