/** What a round made of one seat: its cards, the arithmetic of its score, and its total. */
import './round-row.css';
import { type RoundEnded, type Seat, scoreOf } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import { arithmeticOf } from './arithmetic.ts';
import { HandRow } from './hand-row.tsx';
import type { SeatOutcome } from './outcome.ts';
import { ScoreBar } from './score-bar.tsx';

interface RoundRowProps {
  readonly round: RoundEnded;
  readonly seat: Seat;
  readonly mine: boolean;
  readonly name: Name;
  readonly outcome: SeatOutcome;
  readonly target: number;
}

export function RoundRow({ round, seat, mine, name, outcome, target }: RoundRowProps) {
  const { summary: t } = useTexts();
  const gain = round.scores[seat] ?? 0;
  const cards = round.hands[seat] ?? [];
  return (
    <li class={`round-row is-${CLASSES[outcome.kind]}${mine ? ' is-mine' : ''}`} data-row={seat}>
      <div class="round-row-head">
        <h3 class="ellipsis">{name.text}</h3>
        <OutcomeChip outcome={outcome} />
        <b class="round-gain">{t.gained(gain)}</b>
      </div>
      <HandRow cards={cards} outcome={outcome} />
      <p class="arithmetic">
        {outcome.kind === 'busted' ? (
          <>
            {t.second(outcome.twin)} <span class="round-lost">{t.lost(scoreOf(cards).total)}</span> <b>{number(0)}</b>
          </>
        ) : (
          <Sum cards={cards} gain={gain} />
        )}
      </p>
      <ScoreBar totals={round.totals} seat={seat} gain={gain} target={target} />
    </li>
  );
}

/** `(6 + 1 + 12) + 8 + 15 = 42` */
function Sum({ cards, gain }: { readonly cards: RoundEnded['hands'][number]; readonly gain: number }) {
  const { sum, turn7 } = arithmeticOf(cards, gain);
  return (
    <>
      {sum} {turn7 !== '' && <b>{turn7}</b>} {sum !== '' && '='} <b>{number(gain)}</b>
    </>
  );
}

const CLASSES: Record<SeatOutcome['kind'], string> = {
  active: 'active',
  stayed: 'stayed',
  locked: 'locked',
  busted: 'busted',
  'turn 7': 'seven',
};

/** In words and a sign; whoever was still in needs none. */
function OutcomeChip({ outcome }: { readonly outcome: SeatOutcome }) {
  const { common, summary } = useTexts();
  switch (outcome.kind) {
    case 'active':
      return null;
    case 'stayed':
      return (
        <span class="chip c-good">
          <Icon name="flag" />
          {common.status.stayed}
        </span>
      );
    case 'locked':
      return (
        <span class="chip c-cool">
          <Icon name="lock" />
          {common.status.locked}
        </span>
      );
    case 'busted':
      return (
        <span class="chip c-bad">
          <Icon name="bust" />
          {common.status.busted}
        </span>
      );
    case 'turn 7':
      return (
        <span class="chip c-turn">
          <Icon name="seven" />
          {summary.sevens}
        </span>
      );
  }
}
