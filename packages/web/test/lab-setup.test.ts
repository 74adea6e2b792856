import { cardNamed, LAST_NUMBER, LIFE_SAVER, SEVEN } from '@turn7/engine';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  ALL_NAMES,
  type LabSetup,
  LEAD_VIEWS,
  labAddress,
  readLab,
  STOP_DECKS,
  USUAL,
} from '../src/lab/figures/setup.ts';
import { cardsFrom, cardsText } from '../src/ui/chart/parameters.ts';
import { scaleFor, ticksUpTo } from '../src/ui/chart/scale.ts';

const searchOf = (address: string): string => new URL(address, 'http://x').search;

const totals = fc.integer({ min: 0, max: 39 }).map((fifth) => 5 * fifth);
const setups: fc.Arbitrary<LabSetup> = fc.record({
  decks: fc.integer({ min: 1, max: 12 }),
  drawn: fc.integer({ min: 1, max: 94 }),
  hand: fc.uniqueArray(fc.integer({ min: 0, max: LAST_NUMBER }), { maxLength: SEVEN - 1 }),
  seen: fc.array(fc.integer({ min: 0, max: 21 }), { maxLength: 30 }),
  stop: fc.constantFrom(...STOP_DECKS),
  stay: fc.integer({ min: 1, max: 60 }),
  lead: fc.constantFrom(...LEAD_VIEWS),
  own: totals,
  other: totals,
});

describe('the address of the lab', () => {
  it('leads to the same setup', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(readLab(searchOf(labAddress(setup, ALL_NAMES)))).toEqual({ setup, problems: [] });
      }),
    );
  });

  it('is short where all is as usual, and names the place', () => {
    expect(labAddress(USUAL, ALL_NAMES)).toBe('/lab');
    expect(labAddress({ ...USUAL, own: 50, decks: 3 }, ['own', 'other'], 'lead')).toBe('/lab?own=50#lead');
  });

  it.each([
    ['decks=99', 'decks', '99'],
    ['drawn=0', 'drawn', '0'],
    ['hand=12,12', 'hand', '12,12'],
    ['hand=1,2,3,4,5,6,7', 'hand', '1,2,3,4,5,6,7'],
    ['hand=x2', 'hand', 'x2'],
    ['seen=13', 'seen', '13'],
    ['stop=%E0%A4%A', 'stop', '%E0%A4%A'],
    ['own=-5', 'own', '-5'],
  ])('tells what is wrong with %s and takes the usual instead', (search, name, given) => {
    const { setup, problems } = readLab(`?${search}`);
    expect(setup).toEqual(USUAL);
    expect(problems).toMatchObject([{ name, given }]);
  });

  it('never fails, whatever it is given', () => {
    fc.assert(fc.property(fc.string(), (search) => void readLab(search)));
  });
});

describe('cards in an address', () => {
  it.each([
    ['12,+4,LS*2', [12, cardNamed('+4'), LIFE_SAVER, LIFE_SAVER]],
    [' 4', [cardNamed('+4')]],
    ['', []],
    ['12*0', []],
    ['13', null],
    ['12*', null],
    ['12,,3', null],
    ['5*1000', null],
  ])('%j', (text, cards) => {
    expect(cardsFrom(text)).toEqual(cards);
  });

  test('equal ones beside each other are counted', () => expect(cardsText([7, 7, 7, 0, LIFE_SAVER])).toBe('7*3,0,LS'));
});

describe('the axes of a chart', () => {
  it.each([
    [0.128, [0, 0.05, 0.1, 0.15]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [100, [0, 20, 40, 60, 80, 100]],
    [4300, [0, 1000, 2000, 3000, 4000, 5000]],
    [0, [0, 1]],
  ])('go up to %d in round steps', (most, ticks) => {
    expect(ticksUpTo(most)).toEqual(ticks);
  });

  test('values stand where their share of the way is', () => {
    const y = scaleFor([0, 10], [100, 0]);
    expect([0, 5, 10].map(y)).toEqual([100, 50, 0]);
  });
});
