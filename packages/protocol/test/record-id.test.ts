import { readRecords } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { recordId } from '../src/index.ts';

const idOf = (text: string): string => {
  const [located] = readRecords(text);
  if (located === undefined) throw new Error('the text has no record');
  return recordId(located.record);
};

const RECORD = 'turn7 record 1\nplayers Ann | Bob\ntarget 6\ndraw 5 6 7 8\nmoves s s\n';

const SEALED = RECORD.replace('draw', `commitment ${'a'.repeat(64)}\nseeds 7 | -\ndraw`);

describe('the id of a game', () => {
  test('is the hash of its record', () => {
    expect(idOf(RECORD)).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['comments and spaces', 'turn7 record 1 # of mine\n\n  players  Ann | Bob\ntarget 6\ndraw 5 6 7 8\nmoves s s'],
    ['the order of the lines', 'turn7 record 1\nmoves s s\ndraw 5 6 7 8\nplayers Ann | Bob\ntarget 6\n'],
    ['the ends of the lines', RECORD.replaceAll('\n', '\r\n')],
  ])('does not depend on %s', (_, text) => {
    expect(idOf(text)).toBe(idOf(RECORD));
  });

  test('stays the same when the secret of its shuffles is told', () => {
    expect(idOf(SEALED.replace('draw', `secret ${'b'.repeat(64)}\ndraw`))).toBe(idOf(SEALED));
  });

  test('stays the same when the order is told of cards that nobody drew', () => {
    expect(idOf(RECORD.replace('7 8', '8 7'))).toBe(idOf(RECORD));
  });

  test.each([
    ['a choice', RECORD.replace('moves s s', 'moves h s')],
    ['a card', RECORD.replace('5 6', '6 5')],
    ['a player', RECORD.replace('Bob', 'Ben')],
  ])('is another one with another %s', (_, text) => {
    expect(idOf(text)).not.toBe(idOf(RECORD));
  });
});
