import { HIT, readRecords, replay, STAY } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';

/** What a player who stays at 25 does where a record stops. */
function choiceAt(lines: string): number {
  const [located] = [...readRecords(`turn7 record 1\n${lines}`)];
  if (!located) throw new Error('no record');
  return botNamed('stay:25').choose(replay(located));
}

describe('a player who stays at 25', () => {
  test.each([
    ['hits with 24', 'players Ann\ndraw 12 11 1 5\nmoves h h', HIT],
    ['stays with 25', 'players Ann\ndraw 12 11 2 5\nmoves h h', STAY],
    ['counts modifiers', 'players Ann\ndraw 12 x2 +2 5\nmoves h h', STAY],
  ])('%s', (_, record, choice) => {
    expect(choiceAt(record)).toBe(choice);
  });

  const TABLE = 'players Ann | Bob | Cy\ndealer 1';
  test.each([
    ['locks the highest total and hand', `${TABLE}\ndraw 5 9 L`, 2],
    ['plays a Turn Three on the most numbers', `${TABLE}\ndraw 5 9 3 +2 6 T3\nmoves h h h`, 2],
    ['gives a spare Life Saver to the lowest total', `${TABLE}\ndraw 9 5 3 1 LS 2 4 LS\nmoves s s s h h`, 2],
  ])('%s', (_, record, seat) => {
    expect(choiceAt(record)).toBe(seat);
  });

  test('never aims at itself while somebody else can be aimed at', () => {
    expect(choiceAt(`${TABLE}\ndraw +2 +4 L`)).toBe(2);
  });
});
