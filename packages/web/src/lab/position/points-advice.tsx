/** The best play for the points of this round, exactly solved. */
import { HIT } from '@turn7/engine';
import type { Stopping } from '@turn7/strategy';
import type { Draft } from '../../game/position/draft.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { percent } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { askSolver } from '../solver-worker.ts';
import { Unanswered } from '../unanswered.tsx';

interface PointsAdviceProps {
  readonly draft: Draft;
  readonly address: string;
}

export function PointsAdvice({ draft, address }: PointsAdviceProps) {
  const t = useChapter('position');
  const { again, state, value } = useAnswer(address, () => askSolver((solver) => solver.stopping(draft)));
  return (
    <div
      class={`position-panel position-advice${state === 'known' ? '' : ' is-stale'}`}
      aria-busy={state === 'thinking'}
      tabIndex={-1}
    >
      <h3>{t.forPoints}</h3>
      {state === 'failed' && <Unanswered tells={t.failed} again={again} />}
      {state === 'thinking' && value === null && <p class="muted">{t.thinking}</p>}
      {value !== null && <Found stopping={value} />}
    </div>
  );
}

function Found({ stopping }: { readonly stopping: Stopping }) {
  const t = useChapter('position');
  const { advice } = useTexts();
  const { choice, hit, points, bust, turn7, ignored } = stopping;
  return (
    <>
      <p class="tn" role="status">
        <b class="position-big">{choice === HIT ? advice.hit : advice.stay}</b> {t.forPointsTells(hit, points)}
      </p>
      {choice === HIT && <p class="muted tn">{t.playedOn(bust, turn7)}</p>}
      <p class="muted">
        {t.forPointsAssumes} {ignored > 0 && t.ignored(percent(ignored, 2))}
      </p>
    </>
  );
}
