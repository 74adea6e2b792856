/** Scores (R39–R41) and who has won (R43, R44). */
import { bonusOf, type Card, isModifier, isNumber, MODIFIER_CARDS, NUMBER_CARDS, TIMES_TWO } from './card.ts';
import { NOBODY, type Seat } from './seat.ts';

/** So many different numbers make a Turn 7 (R16). */
export const SEVEN = 7;

/** What a Turn 7 adds (R39). */
export const TURN_7_BONUS = 15;

/** The arithmetic of a score, step by step, for everyone who wants to see it. */
export interface Score {
  /** The sum of the numbers. */
  readonly numbers: number;
  /** What the x2 cards multiply it by. */
  readonly factor: number;
  /** What the +N cards add. */
  readonly bonus: number;
  /** 15 for a Turn 7, else 0. */
  readonly turn7: number;
  readonly total: number;
}

/** Whether these cards are a Turn 7 (R16), if their seat has not busted. */
export const isTurn7 = (cards: readonly Card[]): boolean => rowOf(cards).size >= SEVEN;

const rowOf = (cards: readonly Card[]): ReadonlySet<Card> => new Set(cards.filter(isNumber));

/** Scores the cards of a seat that has not busted; whatever is neither number nor modifier counts nothing. */
export function scoreOf(cards: readonly Card[]): Score {
  const numbers = [...rowOf(cards)].reduce((sum, number) => sum + number, 0);
  const factor = 2 ** cards.filter((card) => card === TIMES_TWO).length;
  const plus = cards.filter((card) => isModifier(card) && card !== TIMES_TWO);
  const bonus = plus.reduce((sum, card) => sum + bonusOf(card), 0);
  const turn7 = isTurn7(cards) ? TURN_7_BONUS : 0;
  return { numbers, factor, bonus, turn7, total: numbers * factor + bonus + turn7 };
}

/** What a hand scores as it lies at the end of a round: with a number twice it has busted (R14). */
export const pointsAtEnd = (cards: readonly Card[]): number =>
  cards.filter(isNumber).length > rowOf(cards).size ? 0 : scoreOf(cards).total;

/** Of the best hand that so many decks allow: the highest numbers (R16) and every modifier. */
export function mostPoints(decks: number): number {
  const modifiers = MODIFIER_CARDS.flatMap((card) => Array<Card>(decks).fill(card));
  return scoreOf([...NUMBER_CARDS.slice(-SEVEN), ...modifiers]).total;
}

/** Of totals that somebody else has added up: the seats at the top, if they have the target. A tie plays on (R44). */
export function leadersAmong(totals: readonly number[], target: number): readonly Seat[] {
  const best = Math.max(target, ...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** The one who wins with these totals (R43), or NOBODY. */
export function winnerAmong(totals: readonly number[], target: number): Seat {
  const [leader = NOBODY, second] = leadersAmong(totals, target);
  return second === undefined ? leader : NOBODY;
}
