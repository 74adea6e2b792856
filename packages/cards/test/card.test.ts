import { CARDS, cardNamed, copiesOf, isNumber } from '@turn7/engine';
import { describe, expect, it } from 'vitest';
import { crestOf, silhouetteOf } from '../src/face.ts';
import { strokesOf } from '../src/numeral.ts';
import { pipsOf } from '../src/pips.ts';
import { hatch, hill, outline, rip, stub } from '../src/silhouettes.ts';

const ALL = CARDS.map((_, card) => card);
const NUMBERS = ALL.filter(isNumber);
const TRACK = { y: 126, pitch: 13, rowHeight: 12 };

/** The places of the dots in a path of pips. */
const dotsOf = (path: string): readonly (readonly [x: number, y: number])[] =>
  [...path.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('a card shows its own risk', () => {
  it.each(ALL.map((card) => [CARDS[card], card]))('%s has as many pips as copies in the deck', (_, card) => {
    expect(dotsOf(pipsOf(copiesOf(card), TRACK))).toHaveLength(copiesOf(card));
  });

  it('has a hill that is the higher the more copies there are', () => {
    const crests = NUMBERS.map(crestOf);
    expect(crests.toSorted((a, b) => b - a)).toEqual(crests);
    expect(crestOf(12)).toBe(0);
  });
});

describe('pips', () => {
  it.each([
    [6, [6]],
    [7, [4, 3]],
    [9, [5, 4]],
    [12, [6, 6]],
  ])('%i stand in rows of %j', (copies, rows) => {
    const heights = dotsOf(pipsOf(copies, TRACK)).map(([, y]) => y);
    expect([...new Set(heights)].map((row) => heights.filter((y) => y === row).length)).toEqual(rows);
  });

  it.each(NUMBERS)('of a %i stand in the middle', (card) => {
    const places = dotsOf(pipsOf(copiesOf(card), TRACK)).map(([x]) => x);
    expect((Math.min(...places) + Math.max(...places)) / 2).toBe(50);
  });
});

describe('numerals', () => {
  const track = { x: 50, y: 18, width: 41, height: 78, weight: 16.5, gap: 5 };

  it.each(['0', '7', '10', '12', '+8', '×2'])('%s has one stroke for each sign', (word) => {
    expect(strokesOf(word, track)).toHaveLength(word.length);
  });

  it('draw closed forms with a thinner line', () => {
    const [seven, eight] = strokesOf('78', track);
    expect(eight?.weight).toBeLessThan(seven?.weight ?? 0);
  });
});

describe('silhouettes', () => {
  it.each([
    ['0', 'number'],
    ['12', 'number'],
    ['+10', 'modifier'],
    ['x2', 'modifier'],
    ['LS', 'action'],
    ['T3', 'action'],
  ])('%s is a %s', (name, kind) => {
    expect(silhouetteOf(cardNamed(name) ?? -1)).toBe(kind);
  });

  it('are paths of numbers only, whatever the card and the frame', () => {
    const hills = NUMBERS.map((card) => hill(crestOf(card), 118));
    const rings = [1, 2, 3, 4, 5, 6, 7].map((ring) => hill(140 - ring * 17.2, ring * 17.2, 4.5));
    const outlines = (['number', 'modifier', 'action', 'back'] as const).flatMap((s) => [outline(s), outline(s, 5.5)]);
    for (const path of [...hills, ...rings, ...outlines, stub(4.5), hatch(), rip(10)])
      expect(path).toMatch(/^M[-\d. MLHVAZ]+$/);
  });
});
