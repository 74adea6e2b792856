/** A hand to put together, and its score as it grows. */
import { isTurn7, scoreOf } from '@turn7/engine';
import { useState } from 'preact/hooks';
import { CardToggles, MODIFIERS, NUMBERS, toggled } from '../ui/card-toggles.tsx';
import { useChapter } from '../words/texts.ts';
import { ScoreSteps } from './steps-list.tsx';

export function Calculator() {
  const { scoring: t } = useChapter('learn');
  const [cards, setCards] = useState<readonly number[]>([]);
  const toggle = (card: number) => setCards(toggled(cards, card));
  const isSeven = isTurn7(cards);
  return (
    <section class="calculator" aria-labelledby="calculator">
      <h2 id="calculator" tabIndex={-1}>
        {t.calculator}
      </h2>
      <p>{t.calculatorText}</p>
      <CardToggles legend={t.chooseNumbers} choices={NUMBERS} held={cards} onToggle={toggle} isFull={isSeven} />
      <CardToggles legend={t.chooseModifiers} choices={MODIFIERS} held={cards} onToggle={toggle} />
      <div class="calculator-result">
        {cards.length > 0 && <ScoreSteps cards={cards} />}
        <p class="calculator-total" role="status">
          {cards.length === 0 ? t.none : t.result(scoreOf(cards).total)} {isSeven && t.sevenReached}
        </p>
        <button type="button" class="btn quiet" aria-disabled={cards.length === 0} onClick={() => setCards([])}>
          {t.reset}
        </button>
      </div>
    </section>
  );
}
