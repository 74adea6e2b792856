import { describe, expect, test } from 'vitest';
import type { Hits } from '../src/game/kept/facts.ts';
import { factsOf } from '../src/game/kept/facts-of.ts';

const record = (...lines: readonly string[]): string => ['turn7 record 1', ...lines, ''].join('\n');
const NONE: Hits = { count: 0, risk: 0, busts: 0 };

/** Bob is dealt 5, Ann 12, since Ann deals; Bob hits a 6, Ann stays, Bob stays. */
const PLAIN = record('players Ann | Bob', 'target 10', 'draw 5 12 6 3 3', 'moves h s s');

describe('the facts of a game', () => {
  test('are how it ended', () => {
    expect(factsOf({ record: PLAIN, mine: null })).toEqual({
      players: ['Ann', 'Bob'],
      winner: 0,
      totals: [12, 11],
      target: 10,
      rounds: 1,
      own: null,
    });
  });

  test('are none of what is no game', () => {
    expect(factsOf({ record: 'dear diary', mine: null })).toBeNull();
    expect(factsOf({ record: PLAIN.replace('moves h', 'moves >2'), mine: null })).toBeNull();
  });

  test('of my seat are its best round, with its moment', () => {
    expect(factsOf({ record: PLAIN, mine: 1 })?.own).toMatchObject({
      best: { points: 11, at: 8 },
      busts: 0,
      sevens: [],
    });
  });

  test('tell cards that the coach would have taken from those that it would have left', () => {
    // No card of 6 3 3 can bust a 5; the one card of the other pile must.
    expect(factsOf({ record: PLAIN, mine: 1 })?.own).toMatchObject({ advised: { count: 1, busts: 0 }, bold: NONE });
    const reckless = record('players Ann | Bob', 'draw 5 12 5', 'moves h');
    expect(factsOf({ record: reckless, mine: 1 })?.own).toMatchObject({ advised: NONE, bold: { count: 1, busts: 1 } });
  });

  test('count the cards I asked for with the chance that each busts, and what it did', () => {
    // The pile is 5 12 5: Bob's second card is the twin of his first, one of the one card left.
    const busted = record('players Ann | Bob', 'target 10', 'draw 5 12 5', 'moves h s');
    const { advised, bold, busts } = factsOf({ record: busted, mine: 1 })?.own ?? {
      advised: NONE,
      bold: NONE,
      busts: 0,
    };
    expect(busts).toBe(1);
    expect(advised.count + bold.count).toBe(1);
    expect(advised.risk + bold.risk).toBe(1);
    expect(advised.busts + bold.busts).toBe(1);
    expect(factsOf({ record: busted, mine: 0 })?.own).toMatchObject({ advised: NONE, bold: NONE, busts: 0 });
  });

  test('do not count what a bot did for me', () => {
    const stoodIn = PLAIN.replace('moves h s s', 'moves h s s\nstand-ins clock 1');
    expect(factsOf({ record: stoodIn, mine: 1 })?.own).toMatchObject({ advised: NONE, bold: NONE });
  });

  test('have the moment of every Turn 7', () => {
    const seven = record('players Ann', 'target 10', 'draw 1 2 3 4 5 6 7', 'moves h h h h h h');
    expect(factsOf({ record: seven, mine: 0 })?.own?.sevens).toHaveLength(1);
  });
});
