/** A row to put together: how good the chance of seven numbers is, and whether to go on. */
import { type Card, HIT, hasRoomFor, NUMBER_CARDS } from '@turn7/engine';
import { useMemo, useState } from 'preact/hooks';
import { CardToggles, toggled } from '../../ui/card-toggles.tsx';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { adviceFor, completion, nextIsNew } from './bonus.ts';

/** A row that many hold out for. */
const FIRST: readonly Card[] = [0, 3, 5, 7, 8];

export function RowAdvice() {
  const { bonus: t } = useChapter('learn');
  const [row, setRow] = useState(FIRST);
  return (
    <section class="calculator" aria-labelledby="your-row">
      <h2 id="your-row">{t.try}</h2>
      <p>{t.tryText}</p>
      <CardToggles
        legend={t.numbers}
        choices={NUMBER_CARDS}
        held={row}
        onToggle={(card) => setRow(toggled(row, card))}
        isFull={!NUMBER_CARDS.some((card) => hasRoomFor(row, card, 1, 'active'))}
      />
      {row.length === 0 ? <p role="status">{t.tryEmpty}</p> : <Advice row={row} />}
    </section>
  );
}

function Advice({ row }: { readonly row: readonly Card[] }) {
  const { bonus: t } = useChapter('learn');
  const { choice, points, hit, turn7 } = useMemo(() => adviceFor(row), [row]);
  const lines = [
    [t.newNext, t.share(nextIsNew(row))],
    [t.complete, t.share(completion(row))],
    [t.best, t.share(turn7)],
    [t.stayNow, number(points)],
    [t.hitNow, number(hit, 1)],
  ] as const;
  return (
    <>
      <dl class="row-odds">
        {lines.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="tn">{figure}</dd>
          </div>
        ))}
      </dl>
      <p class="calculator-total" role="status">
        {choice === HIT ? t.advise.hit : t.advise.stay}
      </p>
    </>
  );
}
