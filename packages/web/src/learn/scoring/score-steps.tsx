/** A score worked out: the cards, every step with the cards it needs, and what it comes to. */
import { bonusOf, type Card as CardIndex, isModifier, isNumber, scoreOf, TIMES_TWO } from '@turn7/engine';
import { Card, SilentCard } from '../../ui/card/card.tsx';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';

interface CardsProps {
  readonly cards: readonly CardIndex[];
}

export function ScoreSteps({ cards }: CardsProps) {
  const { scoring: t } = useChapter('learn');
  const steps = stepsOf(cards);
  return (
    <ol class="score-steps">
      {steps.map(({ kind, cards: used, sum, result }) => (
        <li key={kind}>
          <span class="score-step-name">{t.steps[kind]}</span>
          <span class="score-step-cards">
            {used.map((card, i) => (
              <SilentCard key={i} card={card} size="s" />
            ))}
          </span>
          <span class="score-step-sum tn">
            {sum} = <b>{number(result)}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function HandOf({ cards, isBusted = false }: CardsProps & { readonly isBusted?: boolean }) {
  return (
    <p class="score-hand">
      {cards.map((card, i) => (
        <Card key={i} card={card} size="m" state={isBusted ? 'bust' : undefined} />
      ))}
    </p>
  );
}

/** How a score comes about, one step after the other, each with the cards it needs. The engine says what every step adds. */
interface ScoreStep {
  readonly kind: 'numbers' | 'doubled' | 'bonus' | 'turn7';
  /** What counts in this step; none for the bonus of a Turn 7. */
  readonly cards: readonly CardIndex[];
  /** Up to the equals sign. */
  readonly sum: string;
  readonly result: number;
}

/** Of the cards of a seat that has not busted, in the order that R39 asks for. Steps that change nothing are left out. */
export function stepsOf(cards: readonly CardIndex[]): readonly ScoreStep[] {
  const { numbers, factor, bonus, turn7 } = scoreOf(cards);
  const row = cards.filter(isNumber);
  const doubles = cards.filter((card) => card === TIMES_TWO);
  const plus = cards.filter((card) => isModifier(card) && card !== TIMES_TWO);
  const [doubled, added] = [numbers * factor, numbers * factor + bonus];
  const steps: readonly ScoreStep[] = [
    { kind: 'numbers', cards: row, sum: row.length > 0 ? row.join(' + ') : '0', result: numbers },
    { kind: 'doubled', cards: doubles, sum: [numbers, ...doubles.map(() => 2)].join(' × '), result: doubled },
    { kind: 'bonus', cards: plus, sum: [doubled, ...plus.map(bonusOf)].join(' + '), result: added },
    { kind: 'turn7', cards: [], sum: `${added} + ${turn7}`, result: added + turn7 },
  ];
  return steps.filter(
    ({ kind, cards: used }) => kind === 'numbers' || used.length > 0 || (kind === 'turn7' && turn7 > 0),
  );
}
