/** Which cards can lie in front of one seat. What is wrong with a hand is data, for whoever puts it into words. */
import { type Card, isModifier, isNumber, LIFE_SAVER, LOCK } from './card.ts';
import { SEVEN } from './score.ts';
import type { StatusName } from './seat.ts';

/** By a seat of a round that goes on, as its status says; or kept to the end of a round, by whoever did not bust. */
export type Held = StatusName | 'kept';

export type HandProblem =
  /** A number twice busts (R14), and a busted hand has one twin. */
  | { readonly kind: 'twin'; readonly card: Card }
  /** The seventh number ends the round (R16). */
  | { readonly kind: 'too many numbers'; readonly count: number; readonly most: number }
  /** More than the decks have, or than a seat keeps (R17, R23). */
  | { readonly kind: 'too many copies'; readonly card: Card; readonly count: number; readonly most: number }
  /** A Turn Three lies in front of nobody (R29), a Lock only in front of those who are locked (R23). */
  | { readonly kind: 'not kept'; readonly card: Card };

/** The first of them; null for a hand that a seat of a game with so many decks can have. */
export const handProblem = (cards: readonly Card[], decks: number, held: Held): HandProblem | null =>
  handProblems(cards, decks, held)[0] ?? null;

export function handProblems(cards: readonly Card[], decks: number, held: Held): readonly HandProblem[] {
  const numbers = cards.filter(isNumber);
  const twins = numbers.filter((card, i) => numbers.indexOf(card) < i);
  const twin = twins[held === 'busted' ? 1 : 0];
  const [count, most] = [numbers.length - twins.length, mostNumbers(held)];
  const others = new Set(cards.filter((card) => !isNumber(card)));
  return [
    ...(twin === undefined ? [] : [{ kind: 'twin', card: twin } as const]),
    ...(count <= most ? [] : [{ kind: 'too many numbers', count, most } as const]),
    ...[...others].toSorted((a, b) => a - b).flatMap((card) => copiesProblem(cards, card, mostOf(card, decks, held))),
  ];
}

function copiesProblem(cards: readonly Card[], card: Card, most: number): readonly HandProblem[] {
  const count = countOf(cards, card);
  if (count <= most) return [];
  return [most === 0 ? { kind: 'not kept', card } : { kind: 'too many copies', card, count, most }];
}

/** Whether a hand can have one more of a card without a problem that it has not got. */
export const hasRoomFor = (cards: readonly Card[], card: Card, decks: number, held: Held): boolean =>
  isNumber(card)
    ? !cards.includes(card) && new Set(cards.filter(isNumber)).size < mostNumbers(held)
    : countOf(cards, card) < mostOf(card, decks, held);

/** Different ones. Only at the end of a round a hand has the seventh, which ended it. */
const mostNumbers = (held: Held): number => (held === 'kept' ? SEVEN : SEVEN - 1);

/** Of a card that is no number. */
function mostOf(card: Card, decks: number, held: Held): number {
  if (isModifier(card)) return decks;
  const mayBeHeld = card === LIFE_SAVER || (card === LOCK && (held === 'kept' || held === 'locked'));
  return mayBeHeld ? 1 : 0;
}

const countOf = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;
