import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hand } from '../src/hand.ts';
import { type Card, createGame, isModifier, isNumber, KINDS, LIFE_SAVER, SeededShuffler } from '../src/index.ts';
import { BUSTED, type Seat, STAYED } from '../src/seat.ts';
import { cards } from './support.ts';

/** More than any hand here holds. */
const ROOM = 40;

const newHand = (): Hand => new Hand(0, new Uint8Array(ROOM), 0);

function add(hand: Hand, card: Card): void {
  if (isNumber(card)) hand.addNumber(card);
  else if (isModifier(card)) hand.addModifier(card);
  else hand.addLifeSaver();
}

function handOf(words: string): Hand {
  const hand = newHand();
  for (const card of cards(words)) add(hand, card);
  return hand;
}

/** Different numbers, any modifiers, and at most one Life Saver, in any order. */
const held = fc.shuffledSubarray([...cards('0 1 2 3 4 5 6 7 8 9 10 11 12'), ...cards('+2 +4 +10 +10 x2 x2 x2 LS')]);

describe('a hand', () => {
  it('holds what was added to it, and nothing else', () => {
    fc.assert(
      fc.property(held, (all) => {
        const hand = newHand();
        expect(hand.isEmpty).toBe(true);
        for (const card of all) add(hand, card);
        const kinds = Array.from({ length: KINDS }, (_, card) => card);
        expect(kinds.filter((card) => hand.holds(card))).toEqual([...new Set(all)].sort((a, b) => a - b));
        expect([hand.isEmpty, hand.hasLifeSaver]).toEqual([all.length === 0, all.includes(LIFE_SAVER)]);
        expect(hand.laid).toEqual(all);
      }),
      { seed: 13 },
    );
  });

  it('knows beforehand what a card will add to its points', () => {
    fc.assert(
      fc.property(held, (all) => {
        const hand = newHand();
        for (const card of all) {
          const expected = hand.points + hand.gain(card);
          add(hand, card);
          expect(hand.points).toBe(expected);
        }
      }),
      { seed: 39 },
    );
  });

  it('gains nothing by a Lock or a Turn Three', () => {
    expect(cards('L T3 LS').map((card) => handOf('12 x2 +10').gain(card))).toEqual([0, 0, 0]);
  });

  it('lets its Life Saver go from wherever it lies', () => {
    for (const words of ['LS', 'LS 5 x2', '5 LS x2', '5 x2 LS']) {
      const hand = handOf(words);
      hand.dropLifeSaver();
      expect(hand.laid).toEqual(cards(words).filter((card) => card !== LIFE_SAVER));
      expect(hand.hasLifeSaver).toBe(false);
      hand.addNumber(9);
      expect(hand.laid.at(-1)).toBe(9);
    }
  });

  it('has a Lock or a twin lie in front of it without holding it once more', () => {
    const hand = handOf('5 9');
    for (const card of cards('L 9')) hand.lay(card);
    expect(hand.laid).toEqual(cards('5 9 L 9'));
    expect([hand.points, hand.count, hand.holds(cards('L')[0] ?? Number.NaN)]).toEqual([14, 2, false]);
  });

  it('keeps nothing but its total for a new round', () => {
    const hand = handOf('5 x2 LS');
    hand.total = 30;
    hand.status = BUSTED;
    hand.tookThree = true;
    hand.clear();
    const fresh = newHand();
    expect([hand.total, hand.points, hand.count, hand.sum, hand.laid]).toEqual([30, 0, 0, 0, []]);
    expect([hand.isActive, hand.isEmpty, hand.hasLifeSaver, hand.tookThree]).toEqual([true, true, false, false]);
    expect(cards('5 x2 +2').map((card) => hand.gain(card))).toEqual(cards('5 x2 +2').map((card) => fresh.gain(card)));
  });
});

describe('the hands of a game', () => {
  it.each([1, 2, 5, 54])('of %i seats form a circle, clockwise', (seats) => {
    const { hands } = createGame({ seats }, new SeededShuffler(1));
    expect(hands.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(hands.map(({ left }) => left.seat)).toEqual(hands.map(({ seat }) => (seat + 1) % seats));
  });

  it('pass over whoever is out, whoever that was when they were last asked', () => {
    const { hands } = createGame({ seats: 5 }, new SeededShuffler(1));
    const nexts = (): Seat[] => hands.map((hand) => hand.nextActive().seat);
    expect(nexts()).toEqual([1, 2, 3, 4, 0]);
    leaveRound(hands, 2);
    expect(nexts()).toEqual([1, 3, 3, 4, 0]);
    leaveRound(hands, 0, 3, 4);
    expect(nexts()).toEqual([1, 1, 1, 1, 1]);
    for (const hand of hands) hand.clear();
    expect(nexts()).toEqual([1, 2, 3, 4, 0]);
  });

  it('of a copy find the next of their own, whatever those of the other have found', () => {
    const game = createGame({ seats: 3 }, new SeededShuffler(1));
    const copy = game.clone();
    leaveRound(copy.hands, 1);
    expect(copy.hands[0]?.nextActive()).toBe(copy.hands[2]);
    copy.copyFrom(game);
    expect(copy.hands[0]?.nextActive()).toBe(copy.hands[1]);
  });
});

function leaveRound(hands: readonly Hand[], ...seats: readonly Seat[]): void {
  for (const hand of hands) if (seats.includes(hand.seat)) hand.status = STAYED;
}
