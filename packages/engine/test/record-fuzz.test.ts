import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, outcomeOf, RecordError, readRecords, replay, writeRecord } from '../src/index.ts';
import { readOne } from './support.ts';

const FOLDER = new URL('../../../cases/', import.meta.url);
const texts = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.t7'))
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));

/** Words that mean something in a record, and some that do not. */
const word = fc.constantFrom(
  ...'h s >1 >2 >9 >54 >99 0 5 7 12 +2 x2 L T3 LS players draw moves dealer target decks house expect seeds seeded'.split(
    ' ',
  ),
  ...[
    'turn7 record 1',
    'original-turn-three',
    '\n',
    '\ndraw 7 L T3',
    '\nmoves h',
    `\ncommitment ${'0'.repeat(64)}\nseeds - | 7`,
    `\nsecret ${'a'.repeat(64)}`,
    '|',
    '#',
    '\u2028',
    '-1',
    '1e9',
    '__proto__',
  ],
);
const edit = fc.record({ at: fc.nat(), kind: fc.constantFrom('swap', 'delete', 'insert'), with: fc.nat(), word });

/** The tokens of a text with the space between them, so that an edit may hit either. */
function edited(text: string, edits: { at: number; kind: string; with: number; word: string }[]): string {
  const parts = text.split(/(\s+)/);
  for (const { at, kind, with: other, word } of edits) {
    const [i, j] = [at % parts.length, other % parts.length];
    if (kind === 'delete') parts.splice(i, 1, '');
    else if (kind === 'insert') parts.splice(i, 0, word, ' ');
    else [parts[i], parts[j]] = [parts[j] ?? '', parts[i] ?? ''];
  }
  return parts.join('');
}

/** Reads and replays everything: how many records were good, and whether that was all. */
function readAndReplay(text: string): { good: number; all: boolean } {
  let good = 0;
  try {
    for (const located of readRecords(text)) {
      const game = replay(located);
      expect(factsOf(outcomeOf(game, [])).length).toBeGreaterThan(4);
      expect(readOne(writeRecord(located.record)).record).toEqual(located.record);
      good++;
    }
    return { good, all: true };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    expect(error.message).toMatch(/^[^\n\r]+; expected [^\n\r]+$/);
    expect(error.line).toBeGreaterThanOrEqual(1);
    expect(error.line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
    return { good, all: false };
  }
}

/** How many of so many texts were good from end to end. */
function goodAmong<T>(texts: fc.Arbitrary<T>, toText: (value: T) => string, seed: number, numRuns: number): number {
  let good = 0;
  const tried = fc.property(texts, (value) => {
    if (readAndReplay(toText(value)).all) good++;
  });
  fc.assert(tried, { seed, numRuns });
  return good;
}

describe('a text that anybody may have written', () => {
  it('is a list of records or has an error on one of its lines', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 400 }));
    expect(goodAmong(anything, (text) => text, 1, 300)).toBeLessThan(100);
    expect(goodAmong(anything, (text) => `turn7 record 1\nplayers A\ndraw 7\n${text}`, 2, 300)).toBeLessThan(100);
  });

  it('may be any words of a record', () => {
    const words = fc.array(word, { maxLength: 40 });
    const text = (some: string[]) => `turn7 record 1\nplayers A | B\ndraw 5 6 ${some.join(' ')}`;
    expect(goodAmong(words, text, 3, 300)).toBeGreaterThan(10);
  });

  it('may be a good record with words swapped, left out or put in', () => {
    const edits = fc.tuple(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 6 }));
    const good = goodAmong(edits, ([text, some]) => edited(text, some), 4, 1000);
    expect(good).toBeGreaterThan(50);
    expect(good).toBeLessThan(900);
  });

  it('may be several good records', () => {
    const several = fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(several, (some) => {
        expect(readAndReplay(some.join('\n'))).toEqual({ good: some.length, all: true });
      }),
      { seed: 5, numRuns: 50 },
    );
  });
});
