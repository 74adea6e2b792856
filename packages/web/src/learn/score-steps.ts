/** How a score comes about, one step after the other, each with the cards it needs. The engine says what every step adds. */
import { bonusOf, type Card, isModifier, isNumber, scoreOf, TIMES_TWO } from '@turn7/engine';

export interface ScoreStep {
  readonly kind: 'numbers' | 'doubled' | 'bonus' | 'turn7';
  /** What counts in this step; none for the bonus of a Turn 7. */
  readonly cards: readonly Card[];
  /** Up to the equals sign. */
  readonly sum: string;
  readonly result: number;
}

/** Of the cards of a seat that has not busted, in the order that R39 asks for. Steps that change nothing are left out. */
export function stepsOf(cards: readonly Card[]): readonly ScoreStep[] {
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
