/** A seat that a card may go to, with what it would mean for it; and one that it may not, with the reason. */
import { isNumber, reachOf, type Seat } from '@turn7/engine';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { TableModel } from '../table/table-model.ts';
import { sentOf } from './action.ts';
import { leads, type TargetQuestion } from './asked.ts';

interface TargetRowProps {
  readonly model: TableModel;
  readonly question: TargetQuestion;
  readonly seat: Seat;
}

/** `digit`: the key that chooses it. */
export function TargetRow({ digit, ...shown }: TargetRowProps & { readonly digit: string | null }) {
  const { question: t } = useTexts();
  const { model, seat } = shown;
  return (
    <li>
      <button
        type="button"
        class="target-row"
        onClick={() => model.session.choose(seat)}
        aria-keyshortcuts={digit ?? undefined}
      >
        {digit !== null && (
          <span class="key" aria-hidden="true">
            {digit}
          </span>
        )}
        <Who model={model} seat={seat} />{' '}
        {model.advice?.choice === seat && (
          <span class="target-advised" title={t.coach}>
            <Icon name="coach" />
            <span class="vh">{t.coach}</span>
          </span>
        )}{' '}
        <Result {...shown} />
      </button>
    </li>
  );
}

/** The name, and how the seat stands in the game. */
function Who({ model, seat }: Pick<TargetRowProps, 'model' | 'seat'>) {
  const { question, table } = useTexts();
  const { seats } = model.moment.view;
  const total = seats[seat]?.total ?? 0;
  return (
    <>
      <bdi class="target-name ellipsis">{model.names[seat]?.text}</bdi>{' '}
      {leads(seat, seats) && (
        <span class="target-leads" title={question.target.leads}>
          <Icon name="crown" />
          <span class="vh">{question.target.leads}</span>
        </span>
      )}{' '}
      <span class="target-total tn">
        <span aria-hidden="true">{number(total)}</span>
        <span class="vh">{table.total(total)}</span>
      </span>
    </>
  );
}

/** What tells one seat from the other is for the eye; what would happen to any of them is said above all rows. */
function Result(shown: TargetRowProps) {
  const { question: t } = useTexts();
  const { told, seen } = resultOf(shown, t);
  return (
    <span class="target-result">
      <span aria-hidden="true">{seen}</span>
      <span class="vh">{told}</span>
    </span>
  );
}

interface ResultText {
  readonly told: string;
  readonly seen: string;
}

function resultOf({ model, question, seat }: TargetRowProps, { target: t }: Texts['question']): ResultText {
  const { points = 0, total = 0, cards = [] } = model.moment.view.seats[seat] ?? {};
  const name = model.names[seat] ?? { text: '', you: false };
  switch (sentOf(question.card)) {
    case 'lock': {
      const reached = reachOf({ total, points });
      const banks = t.banks(name, points);
      return { told: `${banks} ${t.becomes(reached)}`, seen: `${banks} →\u00a0${number(reached)}` };
    }
    case 'turnThree': {
      const holds = t.holds(name, cards.filter(isNumber).length);
      return { told: `${t.draws(name)} ${holds}`, seen: holds };
    }
    case 'lifeSaver':
      return { told: `${t.saved} ${t.atStake(points)}`, seen: t.atStake(points) };
  }
}

export function NoTarget({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const { question: t } = useTexts();
  const status = model.moment.view.seats[seat]?.status ?? 'active';
  return (
    <li class="target-row target-row-not">
      <Who model={model} seat={seat} /> <span class="target-result">{t.target.not[status]}</span>
    </li>
  );
}
