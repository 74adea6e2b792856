/** What an entry is worth, and which cards can lie in front of a player. */
import {
  type Card,
  isModifier,
  isNumber,
  KINDS,
  LIFE_SAVER,
  LOCK,
  type Score,
  SEVEN,
  scoreOf,
  TURN_THREE,
} from '@turn7/engine';
import type { ScoreEntry } from '@turn7/protocol';
import { cardsIn } from '../pad/cards.ts';

export const pointsOf = (entry: ScoreEntry): number => {
  if (entry.kind === 'points') return entry.points;
  return entry.kind === 'cards' ? scoreOfEntry(entry).total : 0;
};

/** Made by its cards: of points alone nobody knows. */
export const hasTurn7 = (entry: ScoreEntry): boolean => entry.kind === 'cards' && scoreOfEntry(entry).turn7 > 0;

const scoreOfEntry = (entry: Extract<ScoreEntry, { kind: 'cards' }>): Score => scoreOf(cardsIn(entry.cards));

/** The cards of an entry, as far as they are known. */
export const cardsOfEntry = (entry: ScoreEntry): readonly Card[] =>
  entry.kind === 'points' ? [] : cardsIn(entry.cards);

/** Of the best hand that so many decks allow: the highest numbers (R16) and every modifier. */
export const mostPoints = (decks: number): number => {
  const kinds = Array.from({ length: KINDS }, (_, card) => card);
  const modifiers = kinds.filter(isModifier).flatMap((card) => Array.from({ length: decks }, () => card));
  return scoreOf([...kinds.filter(isNumber).slice(-SEVEN), ...modifiers]).total;
};

export type HandProblem =
  /** A number twice busts (R14), and a busted hand has one twin. */
  | { readonly kind: 'twin'; readonly card: Card }
  /** Seven numbers end the round (R16). */
  | { readonly kind: 'too many numbers'; readonly most: number }
  /** More than the decks have, or than a player may keep (R17, R23). */
  | { readonly kind: 'too many copies'; readonly card: Card; readonly most: number }
  /** A Turn Three lies in front of nobody (R29), and whoever busts was not locked. */
  | { readonly kind: 'not kept'; readonly card: Card };

type Held = 'kept' | 'busted';

/** null for a hand that a player of a game with so many decks can have. */
export function handProblem(cards: readonly Card[], decks: number, held: Held): HandProblem | null {
  const numbers = cards.filter(isNumber);
  const twins = numbers.filter((card, i) => numbers.indexOf(card) < i);
  const [first, second] = twins;
  const tooMany = held === 'busted' ? second : first;
  if (tooMany !== undefined) return { kind: 'twin', card: tooMany };
  const most = held === 'busted' ? SEVEN - 1 : SEVEN;
  if (numbers.length - twins.length > most) return { kind: 'too many numbers', most };
  return cards.reduce<HandProblem | null>((found, card) => found ?? copiesProblem(cards, card, decks, held), null);
}

function copiesProblem(cards: readonly Card[], card: Card, decks: number, held: Held): HandProblem | null {
  if (card === TURN_THREE || (card === LOCK && held === 'busted')) return { kind: 'not kept', card };
  const most = mostOf(card, decks);
  return cards.filter((one) => one === card).length > most ? { kind: 'too many copies', card, most } : null;
}

/** A player keeps one Life Saver (R17) and is locked once (R23); twins are another matter. */
function mostOf(card: Card, decks: number): number {
  if (isModifier(card)) return decks;
  return card === LIFE_SAVER || card === LOCK ? 1 : Number.POSITIVE_INFINITY;
}
