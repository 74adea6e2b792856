import { MOST_POINTS } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY } from '../src/score/pad/draft.ts';
import { begunRound, keepBegun } from '../src/score/pad/drafts.ts';
import { fieldText, isMistyped, pointsIn, type Typed } from '../src/score/pad/typed-points.ts';
import { MapStorage } from './support/map-storage.ts';

const SPOT = { round: 0, player: 1 };
const NEXT = { round: 0, player: 2 };
const typed = (text: string): Typed => ({ spot: SPOT, text });
const points = (count: number): Draft => ({ kind: 'points', points: count });

describe('a typed score', () => {
  test.each<[text: string, points: number | null]>([
    ['41', 41],
    ['0', 0],
    [' 007 ', 7],
    [`${MOST_POINTS}`, MOST_POINTS],
    [`${MOST_POINTS + 1}`, null],
    ['3.5', null],
    ['-3', null],
    ['1e2', null],
    ['12a', null],
    ['', null],
  ])('“%s” says %s', (text, said) => {
    expect(pointsIn(text)).toBe(said);
  });

  test.each<[why: string, typed: Typed | null, draft: Draft, shown: string]>([
    ['stays as it was typed', typed('007'), points(7), '007'],
    ['stays when it is no score', typed('3.5'), EMPTY, '3.5'],
    ['is gone when other points are entered', typed('7'), points(8), '8'],
    ['is gone when cards are tapped', typed('7'), EMPTY, ''],
    ['is there when it was saved', null, points(8), '8'],
  ])('%s', (_, text, draft, shown) => {
    expect(fieldText(text, SPOT, draft)).toBe(shown);
  });

  test('is of one player alone', () => {
    expect([isMistyped(typed('x'), SPOT), isMistyped(typed('x'), NEXT)]).toEqual([true, false]);
    expect(fieldText(typed('x'), NEXT, EMPTY)).toBe('');
  });
});

test('a round that was begun is known again, of the sheet that was kept last', () => {
  const storage = new MapStorage();
  expect(begunRound(storage, 'friday')).toBe(0);
  keepBegun(storage, 'friday', 3);
  expect([begunRound(storage, 'friday'), begunRound(storage, 'saturday')]).toEqual([3, 0]);
});
