/**
 * The cards (R1). A card is the index of its kind in CARDS: 0–12 are the numbers themselves, so a number card is worth
 * its own index. Copies of a kind are never told apart.
 */
export const CARDS = [
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const),
  ...(['+2', '+4', '+6', '+8', '+10', 'x2'] as const),
  ...(['LS', 'L', 'T3'] as const),
] as const;

export type CardName = (typeof CARDS)[number];

/** Index into CARDS. */
export type Card = number;

export const KINDS = CARDS.length;
export const LAST_NUMBER: Card = CARDS.indexOf('12');
export const TIMES_TWO: Card = CARDS.indexOf('x2');
export const LIFE_SAVER: Card = CARDS.indexOf('LS');
export const LOCK: Card = CARDS.indexOf('L');
export const TURN_THREE: Card = CARDS.indexOf('T3');

export const isNumber = (card: Card): boolean => card <= LAST_NUMBER;
export const isModifier = (card: Card): boolean => card > LAST_NUMBER && card <= TIMES_TWO;

/** Every kind of them, in the order of CARDS. */
export const NUMBER_CARDS: readonly Card[] = CARDS.map((_, card) => card).filter(isNumber);
export const MODIFIER_CARDS: readonly Card[] = CARDS.map((_, card) => card).filter(isModifier);

/** What a +N card adds: +2 is the first modifier, and each next one adds two more. */
export const bonusOf = (card: Card): number => (card - LAST_NUMBER) * 2;

/** Copies of a kind in one deck (R1): as many as the number says, one 0, one of each modifier, three of each action. */
export function copiesOf(card: Card): number {
  if (isNumber(card)) return Math.max(1, card);
  return isModifier(card) ? 1 : 3;
}

export const DECK_SIZE = CARDS.reduce((size, _, card) => size + copiesOf(card), 0);

/** Every card of so many decks, in the order of CARDS. */
export function deckOf(decks: number): Uint8Array {
  const cards = new Uint8Array(DECK_SIZE * decks);
  let end = 0;
  for (let card = 0; card < KINDS; card++) {
    const first = end;
    end += copiesOf(card) * decks;
    cards.fill(card, first, end);
  }
  return cards;
}

/** How many cards of each kind there are among these. */
export function countKinds(cards: Uint8Array): Int32Array {
  const counts = new Int32Array(KINDS);
  for (const card of cards) counts[card]!++; // a card is an index below KINDS
  return counts;
}

/** How many of each kind so many decks have left when these cards have been seen; below 0 where there never were as many. */
export function copiesLeft(seen: readonly Card[], decks: number): readonly number[] {
  const left = CARDS.map((_, card) => copiesOf(card) * decks);
  for (const card of seen) left[card]!--; // a card is an index below KINDS
  return left;
}

export const nameOf = (card: Card): CardName => {
  const name = CARDS[card];
  if (name === undefined) throw new RangeError(`no card has the index ${card}; expected 0 to ${KINDS - 1}`);
  return name;
};

/** The card that a word names, or undefined: words come from people. */
export function cardNamed(word: string): Card | undefined {
  const card = CARDS.findIndex((name) => name === word);
  return card < 0 ? undefined : card;
}
