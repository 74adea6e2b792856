import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HandProblem, type Held, handProblem, hasRoomFor, KINDS } from '../src/index.ts';
import { cards } from './support.ts';

describe('a hand', () => {
  test.each<[why: string, hand: string, held: Held, decks: number, problem: HandProblem | null]>([
    ['numbers are different (R13)', '5 7 9', 'kept', 1, null],
    ['a number twice busts (R14)', '5 7 5', 'kept', 1, { kind: 'twin', card: 5 }],
    ['a busted hand has one twin', '5 7 5', 'busted', 1, null],
    ['and not two', '5 7 5 7', 'busted', 1, { kind: 'twin', card: 7 }],
    ['seven numbers are a Turn 7 (R16)', '0 1 2 3 4 5 6', 'kept', 1, null],
    ['and end the round', '0 1 2 3 4 5 6', 'active', 1, { kind: 'too many numbers', count: 7, most: 6 }],
    ['eight are too many', '0 1 2 3 4 5 6 7', 'kept', 1, { kind: 'too many numbers', count: 8, most: 7 }],
    ['nobody busts with seven', '0 1 2 3 4 5 6 6', 'busted', 1, { kind: 'too many numbers', count: 7, most: 6 }],
    ['a deck has one x2', '5 x2 x2', 'kept', 1, { kind: 'too many copies', card: 18, count: 2, most: 1 }],
    ['two decks have two', '5 x2 x2 +4 +4', 'kept', 2, null],
    ['a seat keeps one Life Saver (R17)', 'LS LS', 'kept', 2, { kind: 'too many copies', card: 19, count: 2, most: 1 }],
    ['a seat is locked once (R23)', '5 L L', 'locked', 2, { kind: 'too many copies', card: 20, count: 2, most: 1 }],
    ['a Lock may have ended it', '5 L', 'kept', 1, null],
    ['an active seat is not locked', '5 L', 'active', 1, { kind: 'not kept', card: 20 }],
    ['nor is one that stayed', '5 L', 'stayed', 1, { kind: 'not kept', card: 20 }],
    ['a busted seat was not locked', '5 5 L', 'busted', 1, { kind: 'not kept', card: 20 }],
    ['a Turn Three is discarded (R29)', '5 T3', 'locked', 1, { kind: 'not kept', card: 21 }],
    ['no cards are no problem', '', 'active', 1, null],
  ])('%s', (_, hand, held, decks, problem) => {
    expect(handProblem(cards(hand), decks, held)).toEqual(problem);
  });

  test('has room for exactly those cards that are no problem in it', () => {
    const card = fc.nat(KINDS - 1);
    const held = fc.constantFrom<Held>('kept', 'active', 'stayed', 'locked');
    fc.assert(
      fc.property(
        fc.array(card, { maxLength: 9 }),
        card,
        fc.integer({ min: 1, max: 3 }),
        held,
        (hand, more, decks, as) => {
          fc.pre(handProblem(hand, decks, as) === null);
          expect(hasRoomFor(hand, more, decks, as)).toBe(handProblem([...hand, more], decks, as) === null);
        },
      ),
    );
  });

  test.each<[held: Held, hasRoom: boolean]>([
    ['active', false],
    ['kept', true],
  ])('of six numbers that is %s: room for a seventh is %s (R16)', (held, hasRoom) => {
    expect(hasRoomFor(cards('0 1 2 3 4 5'), 6, 1, held)).toBe(hasRoom);
  });

  test('of seven numbers has no room for another', () => {
    expect(hasRoomFor(cards('0 1 2 3 4 5 6'), 7, 1, 'kept')).toBe(false);
  });

  test('that busted has room for another number, not for a second twin', () => {
    expect([5, 7, 9].map((number) => hasRoomFor(cards('5 7 5'), number, 1, 'busted'))).toEqual([false, false, true]);
  });
});
