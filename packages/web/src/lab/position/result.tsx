/** What follows from a position: the next card, the best play for points, advice for the win; or what is wrong with it. */
import { type Game, viewOf } from '@turn7/engine';
import { type Odds, oddsOf } from '@turn7/strategy';
import { useMemo } from 'preact/hooks';
import { positionAddress } from '../../game/position/address.ts';
import type { Draft } from '../../game/position/draft.ts';
import { bustsIn } from '../../game/question/odds.ts';
import { Icon } from '../../ui/icon.tsx';
import { percent } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { check, ProblemList } from '../problem-list.tsx';
import { CoachAdvice } from './coach-advice.tsx';
import { KindsFigure } from './kinds-figure.tsx';
import { PointsAdvice } from './points-advice.tsx';

export function Result({ draft }: { readonly draft: Draft }) {
  const t = useChapter('position');
  const { common } = useTexts();
  const address = positionAddress(draft);
  const checked = useMemo(() => check(draft), [address]);
  return (
    <section class="position-result" aria-labelledby="result">
      <h2 id="result">{t.question(common.seat(draft.asked + 1))}</h2>
      <div role="status">{checked.kind === 'problems' && <ProblemList problems={checked.problems} />}</div>
      {checked.kind === 'game' && <Answers draft={draft} address={address} game={checked.game} />}
    </section>
  );
}

interface AnswersProps {
  readonly draft: Draft;
  /** Tells one position from another. */
  readonly address: string;
  readonly game: Game;
}

function Answers({ draft, address, game }: AnswersProps) {
  const odds = oddsOf(game, draft.asked);
  const view = viewOf(game);
  return (
    <>
      <NextCard odds={odds} isSaved={view.seats[draft.asked]?.lifeSaver ?? false} />
      <PointsAdvice draft={draft} address={address} />
      <CoachAdvice view={view} address={address} asked={draft.asked} />
      <KindsFigure odds={odds} address={address} />
    </>
  );
}

/** The exact odds of one card. */
function NextCard({ odds, isSaved }: { readonly odds: Odds; readonly isSaved: boolean }) {
  const t = useChapter('position');
  const { coach, common } = useTexts();
  const safe = isSaved ? coach.saved : coach.safe;
  return (
    <div class="position-panel">
      <h3>{t.nextCard}</h3>
      <p class="position-risk tn">
        <b class="position-big">{percent(odds.bust)}</b> {coach.bustChance}{' '}
        <span class="muted">{odds.bust > 0 ? t.busts(bustsIn(odds), odds.cards) : safe}</span>
      </p>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${100 * odds.bust}%` }} />
      </span>
      <dl class="position-facts tn">
        <div>
          <dt>{t.turn7}</dt>
          <dd>{percent(odds.turn7, 1)}</dd>
        </div>
        <div>
          <dt>{t.hitOnce}</dt>
          <dd>{coach.average(odds.expected)}</dd>
        </div>
        <div>
          <dt>{t.stayNow}</dt>
          <dd>{common.points(odds.points)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** On phones what follows from a position lies far below it: its heart stays in sight, and one tap leads there. */
export function ResultBar({ draft }: { readonly draft: Draft }) {
  const t = useChapter('position');
  const checked = useMemo(() => check(draft), [positionAddress(draft)]);
  const odds = checked.kind === 'game' ? oddsOf(checked.game, draft.asked) : null;
  return (
    <button type="button" class="btn result-bar" onClick={() => document.getElementById('result')?.scrollIntoView()}>
      <span class="tn">
        {odds === null ? t.impossibleShort : t.barTells(percent(odds.bust), bustsIn(odds), odds.cards)}
      </span>
      <Icon name="down" />
    </button>
  );
}
