import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { checkExpectations, outcomeOf, type RoundEnded, RULINGS, replay, scorePad, writeRecord } from '../src/index.ts';
import { readOne } from './support.ts';

const FOLDER = new URL('../../../cases/', import.meta.url);
const cases = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.t7'))
  .map((file) => ({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') }))
  .map(({ file, text }) => ({ file, text, title: wordsAfter('title', text) }));
const cited = new Set(cases.flatMap(({ text }) => wordsAfter('case', text).split(' ')));

/** What a text says after a key, found without the reader, so that a reader that fails still fails by name. */
function wordsAfter(key: string, text: string): string {
  return new RegExp(`^${key} (.*)$`, 'm').exec(text)?.[1] ?? '';
}

describe('cases', () => {
  test.each(cases)('$title', ({ text }) => {
    const located = readOne(text);
    const rounds: RoundEnded[] = [];
    const game = replay(located, scorePad(rounds));
    expect(() => checkExpectations(located, outcomeOf(game, rounds))).not.toThrow();
  });

  test.each(cases)('$file has a title, says which case it is, and expects something', ({ text, title }) => {
    const { record } = readOne(text);
    expect(record.notes.title).toBe(title);
    expect(title).toMatch(/\S/);
    expect(record.notes.case).toBe(wordsAfter('case', text));
    expect(record.notes.case).toMatch(/\S/);
    expect(record.expects.length).toBeGreaterThan(0);
  });

  test.each(cases)('$file reads back as it was written', ({ text }) => {
    const { record } = readOne(text);
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

  test.each(RULINGS)('ruling %s', (id) => {
    expect(cited).toContain(id);
  });
});
