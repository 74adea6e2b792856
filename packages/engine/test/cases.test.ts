import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { checkExpectations, outcomeOf, type RoundEnd, RULINGS, replay, scorePad, writeRecord } from '../src/index.ts';
import { readOne } from './support.ts';

const FOLDER = new URL('../../../cases/', import.meta.url);
const cases = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.t7'))
  .map((file) => ({ file, located: readOne(readFileSync(new URL(file, FOLDER), 'utf8')) }))
  .map(({ file, located }) => ({ file, located, title: located.record.notes.title ?? '' }));
const cited = new Set(cases.flatMap(({ located }) => located.record.notes.case?.split(' ') ?? []));

describe('cases', () => {
  test.each(cases)('$title', ({ located }) => {
    const rounds: RoundEnd[] = [];
    const game = replay(located, scorePad(rounds));
    checkExpectations(located, outcomeOf(game, rounds));
    expect(replay(located).finished).toBe(game.finished);
  });

  test.each(cases)('$file has a title, says which case it is, and expects something', ({ located: { record } }) => {
    expect(record.notes.title).toMatch(/\S/);
    expect(record.notes.case).toMatch(/\S/);
    expect(record.expects.length).toBeGreaterThan(0);
  });

  test.each(cases)('$file reads back as it was written', ({ located: { record } }) => {
    expect(readOne(writeRecord(record)).record).toEqual(record);
  });

  it('have titles of their own', () => {
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  });
});

describe('the cases cover', () => {
  const faq = Array.from({ length: 24 }, (_, i) => `${i + 1}`);
  test.each([...faq, '16a', '16b', '16c'])('case %s of the FAQ', (number) => {
    expect(cited).toContain(`000/${number}`);
  });

  test.each(Object.keys(RULINGS))('ruling %s', (id) => {
    expect(cited).toContain(id);
  });
});
