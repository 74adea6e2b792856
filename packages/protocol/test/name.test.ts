/** What becomes of the names that people choose. */
import { isPlayerName } from '@turn7/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, LONGEST_NAME } from '../src/index.ts';

describe('a name', () => {
  test.each([
    ['an ordinary one', 'Ann', 'Ann'],
    ['with spaces around it', '  Ann  ', 'Ann'],
    ['with many spaces in it', 'Ann \t\n  Lee', 'Ann Lee'],
    ['with signs that mean something in a record', 'A|n#n', 'Ann'],
    ['with control characters', 'A\u0000n\u0007n\u001b[31m', 'Ann[31m'],
    ['that turns the writing direction', '\u202eAnn\u2066', 'Ann'],
    ['with invisible characters', 'A\u200bn\u00adn\ufeff', 'Ann'],
    ['in two pieces that are one letter', 'Zoe\u0308', 'Zoë'],
    ['with a pile of marks', `A${'\u0301'.repeat(20)}nn`, 'Á\u0301\u0301nn'],
    ['of another script', 'Ωμέγα 李', 'Ωμέγα 李'],
    ['an emoji of several parts', '👩\u200d🚀', '👩\u200d🚀'],
    ['too long', 'x'.repeat(200), 'x'.repeat(LONGEST_NAME)],
    ['half a surrogate', 'Ann\ud800', 'Ann'],
    ['empty', '', null],
    ['only spaces', ' \u3000 ', null],
    ['only invisible characters', '\u200b\u202e', null],
    ['only a joiner', '\u200d', null],
    ['only reserved signs', '#|#', null],
  ])('%s', (_, text, name) => expect(cleanName(text)).toBe(name));

  test('once clean stays as it is, fits into a record and is not too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = cleanName(text);
        if (name === null) return;
        expect(cleanName(name)).toBe(name);
        expect(isPlayerName(name)).toBe(true);
        expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME);
      }),
      { numRuns: 2000 },
    );
  });
});
