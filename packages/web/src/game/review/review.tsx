/** The review of a replay around its table: above it the chances and the choices, below it luck and skill. */
import './review.css';
import type { Seat } from '@turn7/engine';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import type { Focus } from './chances.ts';
import type { KeyMoment } from './key-moments.tsx';
import { LuckAndSkill } from './luck-and-skill.tsx';
import { ReviewBody } from './review-body.tsx';
import { ReviewStatus } from './review-status.tsx';
import type { ReplayMoment } from './reviewed-moment.ts';
import type { RunningReview } from './use-review.ts';

interface ReviewedReplayProps extends ReplayMoment, Pick<Focus, 'me'> {
  readonly running: RunningReview;
  /** Where the moment stands in words. */
  readonly words: RefObject<HTMLElement | null>;
  /** The table at that moment. */
  readonly children: ComponentChildren;
}

export function ReviewedReplay(props: ReviewedReplayProps) {
  return props.replay.record.players.length === 1 ? <Alone>{props.children}</Alone> : <Reviewed {...props} />;
}

function Alone({ children }: Pick<ReviewedReplayProps, 'children'>) {
  const t = useChapter('review');
  return (
    <>
      <p class="note review-alone">{t.told.alone}</p>
      {children}
    </>
  );
}

function Reviewed(props: ReviewedReplayProps) {
  const t = useChapter('review');
  /** undefined until somebody has chosen: it begins with whose game it was. */
  const [chosen, setChosen] = useState<Seat | null>();
  const meant = chosen === undefined ? props.me : chosen;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const verdict = useRef<HTMLElement>(null);
  const showKeyMoment = ({ at, toldBy }: KeyMoment) => {
    props.onFrame(at);
    leadTo(toldBy === 'verdict' ? verdict : props.words);
  };
  const { running } = props;
  const { review } = running;
  return (
    <>
      <section class="panel review-head" aria-label={t.title}>
        <div class="review-top">
          <h2 ref={heading} tabIndex={-1}>
            {t.title}
          </h2>
          <ReviewStatus running={running} />
        </div>
        {review === null && running.phase === 'working' && <Waiting />}
        {review !== null && <ReviewBody {...props} {...{ review, meant, verdict }} onMeant={setChosen} />}
      </section>
      {props.children}
      {review !== null && <LuckAndSkill {...props} {...{ review, meant }} onKeyMoment={showKeyMoment} />}
    </>
  );
}

/** At once, and with the focus: what was pressed is far below, and Tab would lead back to it. */
function leadTo({ current }: RefObject<HTMLElement | null>): void {
  current?.focus({ preventScroll: true });
  current?.scrollIntoView();
}

/** The room of the chart is kept. */
const Waiting = () => <div class="review-waiting" />;
