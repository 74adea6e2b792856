/** A Turn 7 while it is shown: its seven numbers as rings over the whole table, and the way to the scores. */
import './seven-moment.css';
import { isNumber, scoreOf } from '@turn7/engine';
import { KEYS, keyLabel } from '../../ui/keys.ts';
import { list } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps } from '../table/table-model.ts';
import { SevenRings } from './seven-rings.tsx';

const NEXT_KEY = keyLabel(KEYS.table.next.at(-1));

export function SevenMoment({ model }: ModelProps) {
  const { summary: t } = useTexts();
  const { event, view } = model.moment;
  if (event?.kind !== 'turn 7') return null;
  const { cards, points } = view.seats[event.seat] ?? { cards: [], points: 0 };
  const numbers = cards.filter(isNumber);
  const { turn7, total } = scoreOf(cards);
  const before = total - turn7;
  return (
    <section class="seven-moment">
      <div class="seven-words">
        <p class="seven-title">{t.moment}</p>
        <p>
          <b>{model.names[event.seat]?.text}</b> · {t.different}
        </p>
      </div>
      <SevenRings numbers={numbers} label={t.rings(list(numbers.map(String)))} />
      <div class="foot">
        <button type="button" class="btn gold" aria-keyshortcuts={NEXT_KEY} onClick={model.skip}>
          {before} + {points - before} = {points} · {t.seeScores}
          <span class="key" aria-hidden="true">
            {NEXT_KEY}
          </span>
        </button>
      </div>
    </section>
  );
}
