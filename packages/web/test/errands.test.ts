import { expect, test } from 'vitest';
import { Errands } from '../src/app/front/errands.ts';

test('only the last errand of a form is wanted, and none after it was dropped', () => {
  const errands = new Errands();
  const first = errands.begin();
  expect(first()).toBe(true);
  const second = errands.begin();
  expect([first(), second()]).toEqual([false, true]);
  errands.drop();
  expect([first(), second()]).toEqual([false, false]);
});
