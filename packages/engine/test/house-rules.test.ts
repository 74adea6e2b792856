import { describe, expect, it, test } from 'vitest';
import { HOUSE_RULES, houseRulesFrom, houseRulesIn, houseRulesOf, USUAL_HOUSE_RULES } from '../src/index.ts';

describe('the house rules', () => {
  it('are all registered', () => {
    expect(HOUSE_RULES.map(({ name }) => name)).toEqual(Object.keys(USUAL_HOUSE_RULES));
    expect(new Set(HOUSE_RULES.map(({ word }) => word)).size).toBe(HOUSE_RULES.length);
  });

  it('are as usual where nothing is said', () => {
    expect(houseRulesFrom({})).toEqual({ target: 200, decks: null, originalTurnThree: false });
    expect(houseRulesFrom({ decks: 2 })).toEqual({ ...USUAL_HOUSE_RULES, decks: 2 });
  });

  it('are taken out of whatever holds them', () => {
    const held = { ...USUAL_HOUSE_RULES, decks: 3, seats: 4 };
    expect(houseRulesOf(held)).toEqual({ target: 200, decks: 3, originalTurnThree: false });
    expect(houseRulesFrom(held)).toEqual({ target: 200, decks: 3, originalTurnThree: false });
  });

  test.each<[string, object]>([
    ['no target', { target: 0 }],
    ['a target without end', { target: 1_000_001 }],
    ['a target that is unknown', { target: null }],
    ['half a point', { target: 99.5 }],
    ['a target in words', { target: '200' }],
    ['no decks', { decks: 0 }],
    ['too many decks', { decks: 13 }],
    ['half a yes', { originalTurnThree: 1 }],
    ['an unknown answer', { originalTurnThree: null }],
  ])('are not read where somebody kept %s', (_, kept) => {
    expect(houseRulesIn(kept)).toBeNull();
  });

  test.each<[string, object]>([
    ['nothing, as before there was such a rule', {}],
    ['all of them', { target: 1, decks: 12, originalTurnThree: true }],
    ['the decks by the players', { decks: null }],
  ])('are read where somebody kept %s', (_, kept) => {
    expect(houseRulesIn({ ...kept, more: 1 })).toEqual({ ...USUAL_HOUSE_RULES, ...kept });
  });
});
