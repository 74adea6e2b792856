/** The end of a round: how it ended, every score with its arithmetic, and the way on. */
import './round-summary.css';
import { type RoundEnded, SEVEN, type Seat } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { useState } from 'preact/hooks';
import { SilentCard } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { WhyDialog } from '../log/why-dialog.tsx';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { outcomesOf, type SeatOutcome } from './outcome.ts';
import { RoundRow } from './round-row.tsx';

export function RoundSummary({ model }: ModelProps) {
  const { roundEnd } = model.moment;
  return roundEnd === null ? null : <Ended key={roundEnd.round} model={model} round={roundEnd} />;
}

interface EndedProps {
  readonly model: TableModel;
  readonly round: RoundEnded;
}

function Ended({ model, round }: EndedProps) {
  const { summary: t } = useTexts();
  const [whyOpen, setWhyOpen] = useState(false);
  const seconds = useSecondsLeft(model.moment.goesOnAt);
  const outcomes = outcomesOf(model.moment.log, model.names.length);
  const seven = outcomes.findIndex(({ kind }) => kind === 'turn 7');
  const heading = useFocusWhileOpen<HTMLHeadingElement>('.go');
  return (
    <section class="round-summary">
      <header class="summary-head">
        <EndingSign by={round.by} />
        <div>
          <p class="summary-over">{t.over(round.round)}</p>
          <h2 ref={heading} tabIndex={-1}>
            {t.ended[round.by](nameIn(model, seven))}
          </h2>
          <p class="muted">{t.because[round.by]}</p>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many rows are scrolled, by key as well */}
      <ol class="round-rows" aria-label={t.scores} tabIndex={0}>
        {inOrder(round, outcomes).map((seat) => (
          <RoundRow
            key={seat}
            round={round}
            seat={seat}
            mine={seat === model.me}
            name={nameIn(model, seat)}
            outcome={outcomes[seat] ?? { kind: 'active' }}
            target={model.moment.view.target}
          />
        ))}
      </ol>
      <footer class="summary-foot">
        {seconds !== null && <p class="muted tn">{t.goesOn(seconds)}</p>}
        <button type="button" class="btn" onClick={() => setWhyOpen(true)}>
          {t.why}
        </button>
        <button type="button" class="btn gold" onClick={model.goOn}>
          {wayOn(model, t)}
        </button>
      </footer>
      <WhyDialog events={[round]} names={model.names} open={whyOpen} onClose={() => setWhyOpen(false)} />
    </section>
  );
}

/** The Turn 7 first, then by what the round brought. */
function inOrder({ scores }: RoundEnded, outcomes: readonly SeatOutcome[]): readonly Seat[] {
  const worth = (seat: Seat) => (outcomes[seat]?.kind === 'turn 7' ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0));
  return scores.map((_, seat) => seat).toSorted((a, b) => (worth(b) === worth(a) ? 0 : worth(b) - worth(a)));
}

function wayOn(model: TableModel, t: Texts['summary']): string {
  const { coming } = model.moment;
  if (coming?.kind === 'game ended') return t.toStanding;
  return coming?.kind === 'round started' ? t.next(nameIn(model, coming.dealer)) : t.goOn;
}

function EndingSign({ by }: Pick<RoundEnded, 'by'>) {
  if (by === 'turn7') return <SilentCard card={SEVEN} size="m" />;
  return (
    <span class="summary-sign">
      <Icon name={by === 'out' ? 'flag' : 'undo'} />
    </span>
  );
}

const nameIn = ({ names }: TableModel, seat: Seat): Name => names[seat] ?? { text: '', you: false };
