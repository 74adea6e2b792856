/** What can be said about every kind of card in fresh decks: counted, never typed in. */
import {
  CARDS,
  type Card,
  copiesOf,
  countKinds,
  DECK_SIZE,
  deckOf,
  isModifier,
  isNumber,
  scoreOf,
} from '@turn7/engine';

export interface CardStats {
  readonly card: Card;
  readonly copies: number;
  /** Of all cards: the chance that the next card is one of these. */
  readonly share: number;
  /** What it scores alone: a x2 has nothing to double there. */
  readonly points: number;
  /** The chance that at least one of them is among so many cards. */
  readonly among: number;
}

export function cardStats(decks: number, drawn: number): readonly CardStats[] {
  const kinds = countKinds(deckOf(decks));
  const cards = decks * DECK_SIZE;
  return CARDS.map((_, card) => {
    const copies = kinds[card] ?? 0;
    return {
      card,
      copies,
      share: copies / cards,
      points: scoreOf([card]).total,
      among: 1 - chanceOfNone(copies, cards, drawn),
    };
  });
}

/** The chance that not one of `copies` is among the first `drawn` of `cards`. */
function chanceOfNone(copies: number, cards: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < copies; i++) chance *= Math.max(0, cards - drawn - i) / (cards - i);
  return chance;
}

interface DeckFacts {
  readonly cards: number;
  readonly numbers: number;
  readonly modifiers: number;
  readonly actions: number;
  /** What the first card of a round scores on average. */
  readonly points: number;
  /** What a number card is worth on average. */
  readonly number: number;
}

export function deckFacts(decks: number): DeckFacts {
  const count = (isWanted: (card: Card) => boolean, worth: (card: Card) => number = () => 1) =>
    CARDS.reduce((sum, _, card) => sum + (isWanted(card) ? decks * copiesOf(card) * worth(card) : 0), 0);
  const points = (card: Card) => scoreOf([card]).total;
  const cards = decks * DECK_SIZE;
  const numbers = count(isNumber);
  const modifiers = count(isModifier);
  return {
    cards,
    numbers,
    modifiers,
    actions: cards - numbers - modifiers,
    points: count(() => true, points) / cards,
    number: count(isNumber, points) / numbers,
  };
}
