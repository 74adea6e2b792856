import { expect, test } from 'vitest';
import { bestOf, noteResult } from '../src/learn/quiz/best-result.ts';
import { MapStorage } from './support/map-storage.ts';

const KEY = 'turn7 quiz';

test('the best result of each kind is kept, and nothing below it', () => {
  const storage = new MapStorage();
  expect(bestOf(storage, 'mixed')).toBeNull();
  noteResult(storage, 'mixed', 6);
  noteResult(storage, 'odds', 3);
  noteResult(storage, 'mixed', 4);
  expect([bestOf(storage, 'mixed'), bestOf(storage, 'odds'), bestOf(storage, 'rules')]).toEqual([6, 3, null]);
});

test.each(['nonsense', '{"mixed":-1}', '{"mixed":11}', '{"mixed":"9"}', '[]', 'null'])(
  'what nobody can make sense of is no result: %s',
  (stored) => {
    const storage = new MapStorage();
    storage.setItem(KEY, stored);
    expect(bestOf(storage, 'mixed')).toBeNull();
    noteResult(storage, 'mixed', 2);
    expect(bestOf(storage, 'mixed')).toBe(2);
  },
);
