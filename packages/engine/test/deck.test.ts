import { describe, expect, it, test } from 'vitest';
import {
  bonusOf,
  CARDS,
  cardNamed,
  copiesOf,
  createGame,
  DECK_SIZE,
  deckOf,
  decksFor,
  isModifier,
  isNumber,
  KINDS,
  LAST_NUMBER,
  LIFE_SAVER,
  LOCK,
  lastOf,
  nameOf,
  SeededShuffler,
  type Shuffler,
  TIMES_TWO,
  TURN_THREE,
} from '../src/index.ts';
import { cards } from './support.ts';

type Kind = 'number' | 'modifier' | 'action';

describe('the deck (R1)', () => {
  const table: [name: string, index: number, copies: number, kind: Kind][] = [
    ['0', 0, 1, 'number'],
    ['1', 1, 1, 'number'],
    ['2', 2, 2, 'number'],
    ['3', 3, 3, 'number'],
    ['4', 4, 4, 'number'],
    ['5', 5, 5, 'number'],
    ['6', 6, 6, 'number'],
    ['7', 7, 7, 'number'],
    ['8', 8, 8, 'number'],
    ['9', 9, 9, 'number'],
    ['10', 10, 10, 'number'],
    ['11', 11, 11, 'number'],
    ['12', 12, 12, 'number'],
    ['+2', 13, 1, 'modifier'],
    ['+4', 14, 1, 'modifier'],
    ['+6', 15, 1, 'modifier'],
    ['+8', 16, 1, 'modifier'],
    ['+10', 17, 1, 'modifier'],
    ['x2', 18, 1, 'modifier'],
    ['LS', 19, 3, 'action'],
    ['L', 20, 3, 'action'],
    ['T3', 21, 3, 'action'],
  ];

  test.each(table)('%s is card %i, %i times in a deck, a %s', (name, card, copies, kind) => {
    expect(nameOf(card)).toBe(name);
    expect(cardNamed(name)).toBe(card);
    expect(copiesOf(card)).toBe(copies);
    expect(deckOf(1).filter((other) => other === card)).toHaveLength(copies);
    expect({ number: isNumber(card), modifier: isModifier(card) }).toEqual({
      number: kind === 'number',
      modifier: kind === 'modifier',
    });
  });

  it('has 94 cards of 22 kinds, and no others', () => {
    expect(CARDS).toEqual(table.map(([name]) => name));
    expect(KINDS).toBe(22);
    expect(DECK_SIZE).toBe(94);
    expect(deckOf(1)).toHaveLength(94);
  });

  it('names the kinds that rules speak of', () => {
    expect([LAST_NUMBER, TIMES_TWO, LIFE_SAVER, LOCK, TURN_THREE]).toEqual(cards('12 x2 LS L T3'));
  });

  test.each([
    ['+2', 2],
    ['+4', 4],
    ['+6', 6],
    ['+8', 8],
    ['+10', 10],
  ])('%s adds %i', (name, points) => {
    expect(cards(name).map(bonusOf)).toEqual([points]);
  });

  test.each([-1, 22, 0.5])('no card has the index %d', (card) => {
    expect(() => nameOf(card)).toThrow(new RangeError(`no card has the index ${card}; expected 0 to 21`));
  });

  test.each(['', '13', '+3', 'X2', 'l', 't3', '00', ' 7'])('no card is called "%s"', (word) => {
    expect(cardNamed(word)).toBeUndefined();
  });

  it('is complete in every deck (R46)', () => {
    const three = deckOf(3);
    expect(three).toHaveLength(3 * 94);
    expect(CARDS.map((_, card) => three.filter((other) => other === card).length)).toEqual(
      CARDS.map((_, card) => 3 * copiesOf(card)),
    );
    expect(Array.from(three)).toEqual(Array.from(three).sort((a, b) => a - b));
  });
});

describe('decks for a table (R2)', () => {
  test.each([
    [1, 1],
    [18, 1],
    [19, 2],
    [36, 2],
    [37, 3],
    [54, 3],
  ])('%i seats play with %i', (seats, decks) => {
    expect(decksFor(seats)).toBe(decks);
    const game = createGame({ seats }, new SeededShuffler(1));
    expect(game.rules.decks).toBe(decks);
    expect(game.rules.kinds.reduce((sum, copies) => sum + copies, 0)).toBe(94 * decks);
  });

  it('are shuffled before the first card', () => {
    const piles: Uint8Array[] = [];
    const shuffler: Shuffler = {
      begin: (pile, count) => {
        piles.push(pile.slice(0, count));
        pile.set(cards('12 11'), count - 2); // the top card is the last one
      },
      pick: lastOf,
      clone: () => shuffler,
    };
    const game = createGame({ seats: 2 }, shuffler);
    expect(piles).toEqual([deckOf(1)]);
    expect(game.hands.map(({ laid }) => laid)).toEqual([cards('12'), cards('11')]);
  });
});
