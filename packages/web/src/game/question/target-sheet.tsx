/** Who gets a card? One row for each seat that may, with what it would mean; those that may not come last and say why. */
import { adviceText } from '@turn7/narration';
import './target-sheet.css';
import type { Question } from '@turn7/engine';
import { useId } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { Card } from '../../ui/card/card.tsx';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { sentOf } from './action.ts';
import { askedHere, clockwiseFrom, isShared } from './asked.ts';
import { NoTarget, TargetRow } from './target-row.tsx';

/** Beside the table, not over it: a seat may be tapped there as well. */
export function TargetSheet({ model }: ModelProps) {
  const asked = askedHere(model);
  return asked?.kind === 'target' ? <Sheet model={model} question={asked} /> : null;
}

interface SheetProps {
  readonly model: TableModel;
  readonly question: Extract<Question, { kind: 'target' }>;
}

function Sheet({ model, question }: SheetProps) {
  const texts = useTexts();
  const t = texts.question;
  const { coach: coached } = useSignal(settings);
  const title = useId();
  const heading = useFocusWhileOpen<HTMLHeadingElement>('.go');
  const order = clockwiseFrom(question.seat, model.names.length);
  const [legal, illegal] = [true, false].map((wanted) =>
    order.filter((seat) => question.targets.includes(seat) === wanted),
  );
  const sent = sentOf(question.card);
  const who = t.target.who[sent];
  const chooser = model.names[question.seat]?.text ?? '';
  return (
    <fieldset class="target-sheet" aria-labelledby={title}>
      <div class="target-ask">
        <Card card={question.card} size="m" />
        <div>
          <h2 id={title} ref={heading} tabIndex={-1}>
            {isShared(model) ? t.target.whose(chooser, who) : who}
          </h2>
          <p class="muted">{t.target.effect[sent]}</p>
        </div>
      </div>
      {coached && <p class="target-why">{model.advice && adviceText(model.advice, { names: model.names, texts })}</p>}
      <ul class="target-rows">
        {legal?.map((seat) => (
          <TargetRow key={seat} model={model} question={question} seat={seat} />
        ))}
        {illegal?.map((seat) => (
          <NoTarget key={seat} model={model} seat={seat} />
        ))}
      </ul>
    </fieldset>
  );
}
