import { describe, expect, it, test } from 'vitest';
import { firstDealer, MOST_DECKS, MOST_SEATS, MOST_TARGET, rulesFrom, type Setup, SetupError } from '../src/index.ts';
import { cards, thrownBy } from './support.ts';

describe('a setup that no table can agree on', () => {
  const table: [Setup, string][] = [
    [{ seats: 0 }, 'seats: 0 is not possible; expected a whole number from 1 to 54'],
    [{ seats: 55 }, 'seats: 55 is not possible; expected a whole number from 1 to 54'],
    [{ seats: 2.5 }, 'seats: 2.5 is not possible; expected a whole number from 1 to 54'],
    [{ seats: Number.NaN }, 'seats: NaN is not possible; expected a whole number from 1 to 54'],
    [{ seats: 3, dealer: -1 }, 'the dealer: -1 is not possible; expected a whole number from 0 to 2'],
    [{ seats: 3, dealer: 3 }, 'the dealer: 3 is not possible; expected a whole number from 0 to 2'],
    [{ seats: 1, target: 0 }, 'target: 0 is not possible; expected a whole number from 1 to 1000000'],
    [{ seats: 1, target: 1_000_001 }, 'target: 1000001 is not possible; expected a whole number from 1 to 1000000'],
    [{ seats: 1, target: 1.5 }, 'target: 1.5 is not possible; expected a whole number from 1 to 1000000'],
    [{ seats: 1, decks: 0 }, 'decks: 0 is not possible; expected a whole number from 1 to 12'],
    [{ seats: 1, decks: 13 }, 'decks: 13 is not possible; expected a whole number from 1 to 12'],
    [
      JSON.parse('{ "seats": 1, "originalTurnThree": 3 }'),
      'original-turn-three: 3 is not possible; expected yes or no',
    ],
    [{ seats: 1, pile: [] }, 'the draw pile is empty; expected at least one card'],
    [{ seats: 1, pile: [3, 22] }, 'a card of the draw pile: 22 is not possible; expected a whole number from 0 to 21'],
    [{ seats: 1, pile: [-1] }, 'a card of the draw pile: -1 is not possible; expected a whole number from 0 to 21'],
    [{ seats: 1, pile: cards('x2 '.repeat(25)) }, 'the draw pile holds 25 x2 cards; expected at most 24'],
  ];

  test.each(table)('%j: %s', (setup, message) => {
    const error = thrownBy(() => rulesFrom(setup));
    expect(error).toBeInstanceOf(SetupError);
    const [problem, expected] = message.split('; expected ');
    expect(error).toMatchObject({ name: 'SetupError', message, problem, expected });
  });
});

describe('a setup that a table can agree on', () => {
  it('is one deck, 200 points and the newer Turn Three if nothing is said', () => {
    expect(rulesFrom({ seats: 1 })).toMatchObject({
      seats: 1,
      dealer: 0,
      target: 200,
      decks: 1,
      originalTurnThree: false,
      stacked: false,
    });
    expect(rulesFrom({ seats: 1 }).cards).toHaveLength(94);
  });

  test.each<[Setup, object]>([
    [{ seats: 54 }, { seats: 54, decks: 3 }],
    [{ seats: 3, dealer: 2 }, { dealer: 2 }],
    [{ seats: 1, target: 1 }, { target: 1 }],
    [{ seats: 1, target: 1_000_000 }, { target: 1_000_000 }],
    [{ seats: 1, decks: 12 }, { decks: 12 }],
    [{ seats: 54, decks: 1 }, { decks: 1 }],
    [{ seats: 1, originalTurnThree: true }, { originalTurnThree: true }],
    [
      { seats: 1, pile: [0] },
      { stacked: true, cards: Uint8Array.of(0) },
    ],
    [
      { seats: 1, pile: [21] },
      { stacked: true, cards: Uint8Array.of(21) },
    ],
    [{ seats: 1, pile: [1, 2, 3] }, { cards: Uint8Array.of(3, 2, 1) }],
    [{ seats: 1, pile: cards('x2 '.repeat(24)) }, { cards: Uint8Array.from(cards('x2 '.repeat(24))) }],
  ])('%j', (setup, rules) => {
    expect(rulesFrom(setup)).toMatchObject(rules);
  });

  it('plays with complete decks (R46)', () => {
    expect(rulesFrom({ seats: 2, decks: 12 }).cards).toHaveLength(12 * 94);
  });

  it('keeps within the limits (R2, R45)', () => {
    expect([MOST_SEATS, MOST_DECKS, MOST_TARGET]).toEqual([54, 12, 1_000_000]);
  });
});

describe('the first dealer', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
  ])('of game %i at a table of three is seat %i', (game, seat) => {
    expect(firstDealer(game, 3)).toBe(seat);
  });
});
