import { readdirSync, readFileSync } from 'node:fs';
import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { factsOf, outcomeOf, RecordError, readRecords, replay, writeRecord } from '../src/index.ts';
import { readOne } from './support.ts';

const FOLDER = new URL('../../../cases/', import.meta.url);
const texts = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));

/** Words that mean something in a record, and some that do not. */
const word = fc.constantFrom(
  ...'h s >1 >2 >9 >54 >99 0 5 7 12 +2 x2 L T3 LS players draw moves dealer target decks house expect'.split(' '),
  ...[
    'turn7 record 1',
    'original-turn-three',
    '\n',
    '\ndraw 7 L T3',
    '\nmoves h',
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

/** Reads and replays everything; how many records were good, and the line of the error if there is one. */
function readAndReplay(text: string): { good: number; line: number | null } {
  let good = 0;
  try {
    for (const located of readRecords(text)) {
      const game = replay(located);
      expect(factsOf(outcomeOf(game, [])).length).toBeGreaterThan(4);
      expect(readOne(writeRecord(located.record)).record).toEqual(located.record);
      good++;
    }
    return { good, line: null };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    expect(error.message).toMatch(/^[^\n\r]+; expected [^\n\r]+$/);
    return { good, line: error.line };
  }
}

const lineCount = (text: string): number => text.split(/\r\n|\n|\r/).length;

describe('a text that anybody may have written', () => {
  prop.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 400 }))], {
    seed: 1,
    numRuns: 300,
  })('is a list of records or has an error on one of its lines', (text) => {
    const { line } = readAndReplay(text);
    if (line !== null) expect(line).toBeLessThanOrEqual(lineCount(text));
  });

  prop.prop([fc.array(word, { maxLength: 40 })], { seed: 2, numRuns: 300 })('may be any words of a record', (words) => {
    const { line } = readAndReplay(`turn7 record 1\nplayers A | B\ndraw ${words.join(' ')}`);
    if (line !== null) expect(line).toBeGreaterThanOrEqual(1);
  });

  prop.prop([fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 6 })], { seed: 3, numRuns: 1000 })(
    'may be a good record with words swapped, left out or put in',
    (text, edits) => {
      const changed = edited(text, edits);
      const { line } = readAndReplay(changed);
      if (line !== null) expect(line).toBeLessThanOrEqual(lineCount(changed));
    },
  );

  prop.prop([fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 5 })], { seed: 4, numRuns: 50 })(
    'may be several good records',
    (several) => {
      expect(readAndReplay(several.join('\n'))).toEqual({ good: several.length, line: null });
    },
  );
});
