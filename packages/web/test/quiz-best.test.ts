import { expect, test } from 'vitest';
import { bestOf, noteResult } from '../src/learn/quiz/best.ts';
import { MapShelf } from './support/map-shelf.ts';

const KEY = 'turn7 quiz';

test('the best result of each kind is kept, and nothing below it', () => {
  const shelf = new MapShelf();
  expect(bestOf(shelf, 'mixed')).toBeNull();
  noteResult(shelf, 'mixed', 6);
  noteResult(shelf, 'odds', 3);
  noteResult(shelf, 'mixed', 4);
  expect([bestOf(shelf, 'mixed'), bestOf(shelf, 'odds'), bestOf(shelf, 'rules')]).toEqual([6, 3, null]);
});

test.each(['nonsense', '{"mixed":-1}', '{"mixed":11}', '{"mixed":"9"}', '[]', 'null'])(
  'what nobody can make sense of is no result: %s',
  (stored) => {
    const shelf = new MapShelf();
    shelf.setItem(KEY, stored);
    expect(bestOf(shelf, 'mixed')).toBeNull();
    noteResult(shelf, 'mixed', 2);
    expect(bestOf(shelf, 'mixed')).toBe(2);
  },
);
