import { expect, test } from 'vitest';
import { Latest } from '../src/app/front/latest.ts';

test('only the latest request of a form is wanted, and none after it was dropped', () => {
  const latest = new Latest();
  const first = latest.begin();
  expect(first()).toBe(true);
  const second = latest.begin();
  expect([first(), second()]).toEqual([false, true]);
  latest.drop();
  expect([first(), second()]).toEqual([false, false]);
});
