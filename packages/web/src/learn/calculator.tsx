/** A hand to put together, and its score as it grows. */
import { CARDS, isModifier, isNumber, SEVEN, scoreOf } from '@turn7/engine';
import { useState } from 'preact/hooks';
import { useChapter } from '../texts/texts.ts';
import { CardPicker, toggled } from './card-picker.tsx';
import { ScoreSteps } from './steps-list.tsx';

const KINDS = CARDS.map((_, card) => card);

export function Calculator() {
  const { scoring: t } = useChapter('learn');
  const [cards, setCards] = useState<readonly number[]>([]);
  const toggle = (card: number) => setCards(toggled(cards, card));
  const isSeven = cards.filter(isNumber).length >= SEVEN;
  return (
    <section class="calculator" aria-labelledby="calculator">
      <h2 id="calculator" tabIndex={-1}>
        {t.calculator}
      </h2>
      <p>{t.calculatorText}</p>
      <CardPicker
        legend={t.chooseNumbers}
        cards={KINDS.filter(isNumber)}
        chosen={cards}
        onToggle={toggle}
        isFull={isSeven}
      />
      <CardPicker legend={t.chooseModifiers} cards={KINDS.filter(isModifier)} chosen={cards} onToggle={toggle} />
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
