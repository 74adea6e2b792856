/** The exact odds of the next card for the player whose entry is open; a tap shows all that the counter knows. */
import './counter-line.css';
import type { Odds } from '@turn7/strategy';
import { useState } from 'preact/hooks';
import { bustsIn } from '../../game/question/odds.ts';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import type { Desk } from '../desk.ts';
import type { Spot } from '../pad/drafts.ts';
import { CounterDialog } from './counter-dialog.tsx';
import { useCounterProblem } from './counter-problem.ts';
import { countAt } from './counting.ts';

interface CounterLineProps {
  readonly desk: Desk;
  readonly spot: Spot;
}

export function CounterLine({ desk, spot }: CounterLineProps) {
  const { counter: t } = useChapter('score');
  const [isOpen, setOpen] = useState(false);
  const count = countAt(desk, spot.round);
  const problem = useCounterProblem(count.kind === 'problem' ? count.problem : null);
  const odds = count.kind === 'count' ? count.odds.get(spot.player) : undefined;
  return (
    <section class="counter-line" aria-label={t.title}>
      <div class="counter-odds" role="status">
        {count.kind === 'problem' && <p class="c-bad">{problem}</p>}
        {count.kind === 'count' && (odds ? <OddsWords odds={odds} /> : <p class="muted">{t.out}</p>)}
      </div>
      <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
        {t.all}
      </button>
      <CounterDialog desk={desk} round={spot.round} count={count} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}

function OddsWords({ odds }: { readonly odds: Odds }) {
  const { counter: t } = useChapter('score');
  return (
    <>
      <p>
        <b class="tn">{percent(odds.bust)}</b> {t.bust} <span class="muted">{t.busts(bustsIn(odds), odds.cards)}</span>
      </p>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${100 * odds.bust}%` }} />
      </span>
      <p class="muted">
        {t.turn7(percent(odds.turn7))} · {t.expected(number(odds.expected, 1))}
      </p>
    </>
  );
}
