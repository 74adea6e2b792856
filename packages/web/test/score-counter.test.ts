import { type Card, cardNamed, copiesOf, deckOf, KINDS, nameOf } from '@turn7/engine';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Count, countCards, type OpenHand, tooManyCopies } from '../src/score/counter/counter.ts';
import { sheetOf, sheets } from './support/sheets.ts';

const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => cardNamed(word) ?? Number.NaN);

const hands = (...texts: readonly string[]): ReadonlyMap<number, OpenHand> =>
  new Map(texts.map((text, i) => [i + 1, { cards: cards(text), status: 'active' }]));

function counted(count: Count): Extract<Count, { kind: 'count' }> {
  if (count.kind !== 'count') throw new Error(`expected a count, found ${JSON.stringify(count.problem)}`);
  return count;
}

test.each<[why: string, own: string, found: number | null]>([
  ['a deck has two 2s', '2', null],
  ['and one +4', '5 +4', 2],
  ['what the hand had before does not count', 'x2', null],
])('in one round: %s', (_, own, found) => {
  const sheet = sheetOf('Ann Bo', ['x2 | 2 +4']);
  const problem = tooManyCopies(sheet, { round: 0, player: 1 }, cards(own), 1);
  expect(problem?.kind === 'copies' ? problem.count : null).toBe(found);
});

describe('the card counter', () => {
  it('knows the whole deck before the first card', () => {
    const { left, odds, unknown } = counted(countCards(sheetOf('Ann Bo', []), 0, new Map()));
    expect(left).toEqual(Array.from({ length: KINDS }, (_, card) => copiesOf(card)));
    expect([...odds.keys()]).toEqual([1, 2]);
    expect(odds.get(1)).toMatchObject({ cards: 94, bust: 0, turn7: 0, points: 0 });
    expect(unknown).toBe(0);
  });

  test.each<[why: string, own: string, other: string, bust: number, cardsLeft: number]>([
    ['a twin of the 12 busts', '12', '', 11 / 93, 93],
    ['twins that lie elsewhere cannot come', '12', '11 10 9', 11 / 90, 90],
    ['all numbers of the row count', '12 11 10', '9', (11 + 10 + 9) / 90, 90],
    ['a Life Saver stops the twin', '12 LS', '', 0, 92],
    ['modifiers do not bust', 'x2 +4', '', 0, 92],
  ])('%s', (_, own, other, bust, cardsLeft) => {
    const { odds } = counted(countCards(sheetOf('Ann Bo', []), 0, hands(own, other)));
    expect(odds.get(1)?.bust).toBeCloseTo(bust, 12);
    expect(odds.get(1)?.cards).toBe(cardsLeft);
  });

  it('tells the chance of a Turn 7 with six numbers', () => {
    const { odds } = counted(countCards(sheetOf('Ann', []), 0, hands('0 1 2 3 4 5')));
    expect(odds.get(1)?.turn7).toBeCloseTo((6 + 7 + 8 + 9 + 10 + 11 + 12) / 88, 12);
  });

  it('gives no odds to those who are out', () => {
    const sheet = sheetOf('Ann Bo Cy', ['- | 5 6 | bust 7 7']);
    const { odds, left } = counted(countCards(sheet, 0, hands('8')));
    expect([...odds.keys()]).toEqual([1]);
    expect(left[7]).toBe(5);
  });

  it('counts the Lock of a locked hand, said or not', () => {
    const locked = (text: string) => new Map([[1, { cards: cards(text), status: 'locked' as const }]]);
    for (const text of ['5', '5 L']) {
      expect(counted(countCards(sheetOf('Ann Bo', []), 0, locked(text))).left[cardNamed('L') ?? -1]).toBe(2);
    }
  });

  it('counts what was seen since the last shuffle, and the rounds before it not', () => {
    const sheet = sheetOf('Ann', ['12 11', '10 9', '-'], { shuffledIn: 1 });
    const { left } = counted(countCards(sheet, 2, hands('1')));
    expect([left[12], left[11], left[10], left[9], left[1]]).toEqual([12, 11, 9, 8, 0]);
  });

  it('counts what was seen and lies in front of nobody', () => {
    const sheet = { ...sheetOf('Ann', []), rounds: [{ entries: {}, seen: ['T3' as const, 'LS' as const] }] };
    const { left } = counted(countCards(sheet, 0, hands('1')));
    expect([left[cardNamed('T3') ?? -1], left[cardNamed('LS') ?? -1]]).toEqual([2, 2]);
  });

  it('says of how many hands it knows no cards', () => {
    const sheet = sheetOf('Ann Bo', ['=30 | 12', '=20 | -']);
    expect(counted(countCards(sheet, 1, new Map())).unknown).toBe(2);
    expect(counted(countCards(sheet, 1, hands('7'))).unknown).toBe(1);
  });

  it('has no odds once a Turn 7 has ended the round', () => {
    const { odds } = counted(countCards(sheetOf('Ann Bo', ['0 1 2 3 4 5 6 | -']), 0, new Map()));
    expect(odds.size).toBe(0);
  });

  it('takes the discard pile for the next one when all cards are out (R35)', () => {
    const sheet = { ...sheetOf('Ann', []), rounds: [{ entries: {}, seen: [...deckOf(1)].map(nameOf) }] };
    expect(counted(countCards(sheet, 0, new Map())).odds.get(1)?.cards).toBe(94);
  });

  test.each<[why: string, own: string, other: string, problem: object]>([
    ['two 0s', '0', '0', { kind: 'copies', card: 0, count: 2, most: 1 }],
    ['two x2', 'x2', 'x2', { kind: 'copies', card: cardNamed('x2'), count: 2, most: 1 }],
    ['a twin in a hand that is in', '5 5', '', { kind: 'hand', problem: { kind: 'twin', card: 5 } }],
    ['a Turn Three in a hand', 'T3', '', { kind: 'hand', problem: { kind: 'not kept' } }],
  ])('names the card that cannot be there: %s', (_, own, other, problem) => {
    expect(countCards(sheetOf('Ann Bo', []), 0, hands(own, other))).toMatchObject({ kind: 'problem', problem });
  });

  it('knows two decks with 19 players (R2)', () => {
    const names = Array.from({ length: 19 }, (_, i) => `P${i}`).join(' ');
    expect(counted(countCards(sheetOf(names, []), 0, hands('0', '0'))).left[0]).toBe(0);
  });

  it('never fails, whatever a sheet has in it', () => {
    const status = fc.constantFrom('active', 'stayed', 'locked', 'busted' as const);
    const hand = fc.record({ cards: fc.array(fc.nat({ max: KINDS - 1 }), { maxLength: 8 }), status });
    fc.assert(
      fc.property(sheets, fc.nat({ max: 5 }), fc.array(hand, { maxLength: 6 }), (sheet, round, drawn) => {
        const open = new Map(drawn.map((one, i) => [i + 1, one]));
        const count = countCards(sheet, round, open);
        if (count.kind === 'count') expect(count.left.every((copies) => copies >= 0)).toBe(true);
      }),
      { seed: 6 },
    );
  });
});
