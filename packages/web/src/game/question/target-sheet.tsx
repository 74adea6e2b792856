/** Who gets a card? Each seat that may, leaders first, with what it would mean; those that may not come last and say why. */
import { adviceText } from '@turn7/narration';
import './target-sheet.css';
import { useId } from 'preact/hooks';
import { Card } from '../../ui/card/card.tsx';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { sentOf } from './action.ts';
import { askedHere, clockwiseFrom, digitOf, isShared, offeredBy, type TargetQuestion } from './asked.ts';
import { NoTarget, TargetRow } from './target-row.tsx';

/** Beside the table, not over it: a seat may be tapped there as well. */
export function TargetSheet({ model }: ModelProps) {
  const asked = askedHere(model);
  return asked?.kind === 'target' ? <Sheet model={model} question={asked} /> : null;
}

interface SheetProps {
  readonly model: TableModel;
  readonly question: TargetQuestion;
}

function Sheet({ model, question }: SheetProps) {
  const texts = useTexts();
  const t = texts.question;
  const title = useId();
  const heading = useFocusWhileOpen<HTMLHeadingElement>('.go');
  const offered = offeredBy(question, model.moment.view.seats);
  const others = clockwiseFrom(question.seat, model.names.length).filter((seat) => !offered.includes(seat));
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
      {model.coach === 'on' && (
        <p class="target-why">{model.advice && adviceText(model.advice, { names: model.names, texts })}</p>
      )}
      <ul class="target-rows">
        {offered.map((seat) => (
          <TargetRow key={seat} model={model} question={question} seat={seat} digit={digitOf(seat, offered)} />
        ))}
        {others.map((seat) => (
          <NoTarget key={seat} model={model} seat={seat} />
        ))}
      </ul>
    </fieldset>
  );
}
