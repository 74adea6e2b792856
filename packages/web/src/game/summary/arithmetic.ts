/** A score as a sum that anybody can check: `(12 + 8 + 3 + 5) × 2 + 4`. The engine says what it comes to. */
import { bonusOf, type Card, isModifier, isNumber, scoreOf, TIMES_TWO } from '@turn7/engine';

export interface Arithmetic {
  /** Up to the equals sign; empty where there is nothing to calculate. */
  readonly sum: string;
  /** What a Turn 7 adds, `+ 15`; empty otherwise. */
  readonly turn7: string;
  readonly total: number;
}

/** Of the cards of a seat that has not busted; `total`: what they scored in their game. */
export function arithmeticOf(cards: readonly Card[], total = scoreOf(cards).total): Arithmetic {
  const usual = scoreOf(cards);
  const turn7 = total - (usual.total - usual.turn7);
  const sum = [...numbersIn(cards), ...factorsIn(cards), ...bonusesIn(cards)].join(' ').replace(/^\+ /, '');
  return { sum: sum.includes(' ') ? sum : '', turn7: turn7 > 0 ? `+ ${turn7}` : '', total };
}

/** In brackets where something follows that might be taken for one of them. */
function numbersIn(cards: readonly Card[]): readonly string[] {
  const row = cards.filter(isNumber);
  if (row.length === 0) return cards.includes(TIMES_TWO) ? ['0'] : [];
  const sum = row.join(' + ');
  return [row.length > 1 && cards.some(isModifier) ? `(${sum})` : sum];
}

const factorsIn = (cards: readonly Card[]): readonly string[] =>
  cards.filter((card) => card === TIMES_TWO).map(() => '× 2');

const bonusesIn = (cards: readonly Card[]): readonly string[] =>
  cards.filter((card) => isModifier(card) && card !== TIMES_TWO).map((card) => `+ ${bonusOf(card)}`);
