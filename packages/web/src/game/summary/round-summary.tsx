/** The end of a round: how it ended, every score with its arithmetic, and the way on. */
import './round-summary.css';
import { isSoloBeaten, isSoloLost, NOBODY, type RoundEnded, SEVEN, type Seat } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { useState } from 'preact/hooks';
import { SilentCard } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KEYS, keyLabel } from '../../ui/keys.ts';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { WhyDialog } from '../log/why-dialog.tsx';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { outcomesOf, type SeatOutcome } from './outcome.ts';
import { RoundRow } from './round-row.tsx';

const NEXT_KEY = keyLabel(KEYS.table.next.at(-1));

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
  const heading = useFocusWhileOpen<HTMLHeadingElement>('.go');
  return (
    <section class="round-summary" style={{ '--columns': columnsFor(model.names.length) }}>
      <header class="summary-head">
        <EndingSign by={round.by} />
        <div>
          <p class="summary-over">{t.over(round.round)}</p>
          <h2 ref={heading} tabIndex={-1}>
            {headingOf(model, round, outcomes, t)}
          </h2>
          <p class="muted">{reasonFor(model, round, t)}</p>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many rows are scrolled, by key as well */}
      <ol class="round-rows" aria-label={t.scores} tabIndex={0}>
        {inOrder(round, outcomes, model.me).map((seat) => (
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
        <button type="button" class="btn gold" aria-keyshortcuts={NEXT_KEY} onClick={model.goOn}>
          {wayOn(model, t)}
          <span class="key" aria-hidden="true">
            {NEXT_KEY}
          </span>
        </button>
      </footer>
      <WhyDialog events={[round]} names={model.names} open={whyOpen} onClose={() => setWhyOpen(false)} />
    </section>
  );
}

/** The round that decides the game is headed by who wins it, and one that loses a challenge by that. */
function headingOf(
  model: TableModel,
  round: RoundEnded,
  outcomes: readonly SeatOutcome[],
  t: Texts['summary'],
): string {
  const { coming } = model.moment;
  if (isLost(model, round)) return t.soloLost;
  if (coming?.kind === 'game ended' && coming.winner !== NOBODY) {
    const isBeaten = isSoloBeaten(model.names.length, model.moment.view.target, round.round);
    if (model.session.hasPar && isBeaten === false) return t.soloMissed;
    return t.decided(nameIn(model, coming.winner), round.totals[coming.winner] ?? 0);
  }
  const count = (kind: SeatOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  switch (round.by) {
    case 'turn7':
      return t.ended.turn7(
        nameIn(
          model,
          outcomes.findIndex(({ kind }) => kind === 'turn 7'),
        ),
      );
    case 'out':
      return t.tally(outcomes.length - count('busted'), count('busted'));
    case 'dry':
      return t.ended.dry;
  }
}

function reasonFor(model: TableModel, round: RoundEnded, t: Texts['summary']): string {
  const { target } = model.moment.view;
  return isLost(model, round) ? t.soloOutOfReach(round.totals[0] ?? 0, target) : t.because[round.by];
}

/** Whether a solo challenge can no longer be met. */
function isLost(model: TableModel, { round, totals }: RoundEnded): boolean {
  const { moment, names } = model;
  const { target, decks } = moment.view;
  return model.session.hasPar && isSoloLost({ seats: names.length, target, decks }, round, totals[0] ?? 0);
}

/** Mine first, however many there are; then the Turn 7, then by what the round brought. */
function inOrder({ scores }: RoundEnded, outcomes: readonly SeatOutcome[], me: Seat | null): readonly Seat[] {
  const worth = (seat: Seat) => (outcomes[seat]?.kind === 'turn 7' ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0));
  const ranked = scores.map((_, seat) => seat).toSorted((a, b) => (worth(b) === worth(a) ? 0 : worth(b) - worth(a)));
  return [...ranked.filter((seat) => seat === me), ...ranked.filter((seat) => seat !== me)];
}

/** As many as a wide screen is to have, so that tables of up to eighteen need not be scrolled there. */
function columnsFor(seats: number): number {
  if (seats <= 4) return Math.min(2, seats);
  return seats <= 8 ? 3 : 4;
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
