/** The moves of a game, of which every state of the table has as many as there were then. */
import { HIT, STAY } from '@turn7/engine';
import { expect, test } from 'vitest';
import { Moves } from '../src/table/moves.ts';

test('one more leaves the others as they were', () => {
  const two = Moves.of([HIT, HIT]);
  const three = two.and(STAY);
  expect(two.toArray()).toEqual([HIT, HIT]);
  expect(three.toArray()).toEqual([HIT, HIT, STAY]);
  expect([two.length, three.length]).toEqual([2, 3]);
});

test('a move that was not written is forgotten by the one that was', () => {
  const one = Moves.of([HIT]);
  one.and(STAY).and(STAY);
  expect(one.and(HIT).and(STAY).toArray()).toEqual([HIT, HIT, STAY]);
  expect(one.and(HIT).toArray()).toEqual([HIT, HIT]);
});

test('the list that they were made of is not theirs', () => {
  const given = [HIT];
  Moves.of(given).and(STAY);
  expect(given).toEqual([HIT]);
});
