/** A seat that a card may go to, with what it would mean for it; and one that it may not, with the reason. */
import { isNumber, type Question, reachOf, type Seat } from '@turn7/engine';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { TableModel } from '../table/table-model.ts';
import { sentOf } from './action.ts';
import { digitOf } from './asked.ts';

interface TargetRowProps {
  readonly model: TableModel;
  readonly question: Extract<Question, { kind: 'target' }>;
  readonly seat: Seat;
}

export function TargetRow({ model, question, seat }: TargetRowProps) {
  const { question: t } = useTexts();
  const digit = digitOf(seat, question.seat, model.names.length);
  return (
    <li>
      <button
        type="button"
        class="target-row"
        onClick={() => model.session.choose(seat)}
        aria-keyshortcuts={digit ?? undefined}
      >
        <Digit digit={digit} />
        <span class="target-name ellipsis">{model.names[seat]?.text}</span>{' '}
        {model.advice?.choice === seat && (
          <span class="chip">
            <Icon name="coach" />
            {t.coach}
          </span>
        )}{' '}
        <Result model={model} question={question} seat={seat} />
      </button>
    </li>
  );
}

function Result({ model, question, seat }: TargetRowProps) {
  const { question: t } = useTexts();
  const { main, detail, arrow } = resultOf({ model, question, seat }, t);
  return (
    <span class="target-result">
      {main}{' '}
      <small>
        {arrow !== undefined && <span aria-hidden="true">{arrow}</span>}
        <span class={arrow === undefined ? undefined : 'vh'}>{detail}</span>
      </small>
    </span>
  );
}

interface ResultText {
  readonly main: string;
  readonly detail: string;
  /** The detail for the eye, where that is shorter. */
  readonly arrow?: string;
}

function resultOf({ model, question, seat }: TargetRowProps, { target: t }: Texts['question']): ResultText {
  const { points = 0, total = 0, cards = [] } = model.moment.view.seats[seat] ?? {};
  const name = model.names[seat] ?? { text: '', you: false };
  switch (sentOf(question.card)) {
    case 'lock': {
      const reached = reachOf({ total, points });
      return { main: t.banks(name, points), detail: t.becomes(reached), arrow: `→ ${number(reached)}` };
    }
    case 'turnThree':
      return { main: t.draws(name), detail: t.holds(name, cards.filter(isNumber).length) };
    case 'lifeSaver':
      return { main: t.saved, detail: t.atStake(points) };
  }
}

export function NoTarget({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const { question: t } = useTexts();
  const status = model.moment.view.seats[seat]?.status ?? 'active';
  return (
    <li class="target-row target-row-not">
      <span class="target-name ellipsis">{model.names[seat]?.text}</span>{' '}
      <span class="target-result">{t.target.not[status]}</span>
    </li>
  );
}

const Digit = ({ digit }: { readonly digit: string | null }) => (
  <span class="key" aria-hidden="true">
    {digit}
  </span>
);
