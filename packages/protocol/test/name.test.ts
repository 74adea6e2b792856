/** What becomes of the names that people choose. */
import { isPlayerName } from '@turn7/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanName,
  cleanTitle,
  fittingName,
  freeName,
  LONGEST_NAME,
  LONGEST_TITLE,
  SheetChange,
} from '../src/index.ts';

/** What is most likely to be cleaned in the wrong order. */
const disguises = fc.string({ unit: fc.constantFrom(...'aé🚀👩🏽\u0301\u200d\ufe0f\u200b\u3164 \t#'), maxLength: 60 });

const FAMILY = '👨\u200d👩\u200d👧\u200d👦';

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
    ['an emoji with a selector', '❤\ufe0f', '❤\ufe0f'],
    ['an emoji of a shade and a part', '👩🏽\u200d🚀', '👩🏽\u200d🚀'],
    ['an emoji of a flag and a rainbow', '🏳\ufe0f\u200d🌈', '🏳\ufe0f\u200d🌈'],
    ['an emoji that has no room is left out whole', `${'x'.repeat(22)}👩\u200d🚀`, 'x'.repeat(22)],
    ['more families than have room', FAMILY.repeat(4), FAMILY.repeat(3)],
    ['a family after a long name', `${'x'.repeat(20)}${FAMILY}`, 'x'.repeat(20)],
    ['flags, of which each is two signs', `${'x'.repeat(23)}🇩🇪`, 'x'.repeat(23)],
    ['Arabic', 'محمد الفاتح', 'محمد الفاتح'],
    ['Hebrew with a number', 'נעמי 7', 'נעמי 7'],
    ['letters of more signs than one', 'नि'.repeat(20), 'नि'.repeat(12)],
    ['a single letter that has no room', `👩${'\u200d👩'.repeat(30)}`, null],
    ['a joiner after a letter', 'Ada\u200d', 'Ada'],
    ['a joiner before an emoji', 'Ada\u200d🚀', 'Ada🚀'],
    ['a joiner after an emoji', '🚀\u200dAda', '🚀Ada'],
    ['joiners in a row', '👩\u200d\u200d🚀', '👩🚀'],
    ['a selector after a letter', 'Ada\ufe0f', 'Ada'],
    ['a selector that selects nothing', 'Ada\ufe00\u{e0100}', 'Ada'],
    ['marks that show nothing', 'A\u034fda', 'Ada'],
    ['blank letters', 'A\u3164d\u115f\u1160a\uffa0', 'Ada'],
    ['a blank symbol', 'Ada\u2800', 'Ada'],
    ['two spaces with nothing visible between them', 'Ann \u200b Lee', 'Ann Lee'],
    ['in pieces with nothing visible between them', 'Zoe\u200b\u0308', 'Zoë'],
    ['too long', 'x'.repeat(200), 'x'.repeat(LONGEST_NAME)],
    ['half a surrogate', 'Ann\ud800', 'Ann'],
    ['empty', '', null],
    ['only spaces', ' \u3000 ', null],
    ['only invisible characters', '\u200b\u202e', null],
    ['only a joiner', '\u200d', null],
    ['only blank letters', '\u3164\u115f\u2800', null],
    ['only reserved signs', '#|#', null],
  ])('%s', (_, text, name) => expect(cleanName(text)).toBe(name));

  test('once clean stays as it is, fits into a record and is not too long', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), disguises), (text) => {
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

describe('what a field for a name lets in', () => {
  test.each([
    ['a name', 'Ann', '', 'Ann'],
    ['a name that is too long', 'x'.repeat(30), '', 'x'.repeat(LONGEST_NAME)],
    ['more families than have room', FAMILY.repeat(4), '', FAMILY.repeat(3)],
    ['letters before a name that has room for some', 'Annabel', FAMILY.repeat(3), 'Ann'],
    ['a family before a name that has none', FAMILY, 'x'.repeat(LONGEST_NAME), ''],
  ])('%s', (_, typed, rest, fits) => expect(fittingName(typed, rest)).toBe(fits));
});

describe('a name that somebody has already', () => {
  const LONG = 'x'.repeat(LONGEST_NAME);

  test.each([
    ['nobody has it', 'Ann', ['Bob'], 'Ann'],
    ['one has it', 'Ann', ['Ann'], 'Ann 2'],
    ['one has it in small letters', 'Ann', ['ann'], 'Ann 2'],
    ['some have it', 'Ann', ['Ann', 'Ann 3', 'Ann 2'], 'Ann 4'],
    [
      'a family is not cut for its number',
      `${'x'.repeat(17)}${FAMILY}`,
      [`${'x'.repeat(17)}${FAMILY}`],
      `${'x'.repeat(17)} 2`,
    ],
    ['a long one makes room for its number', LONG, [LONG], `${'x'.repeat(LONGEST_NAME - 2)} 2`],
    [
      'and leaves no space before it',
      `${'x'.repeat(LONGEST_NAME - 3)} yy`,
      [`${'x'.repeat(LONGEST_NAME - 3)} yy`],
      `${'x'.repeat(LONGEST_NAME - 3)} 2`,
    ],
  ])('%s', (_, name, taken, free) => expect(freeName(name, taken)).toBe(free));
});

describe('the title of an evening', () => {
  test.each([
    ['an ordinary one', 'Friday #3 | at Ann’s', 'Friday #3 | at Ann’s'],
    ['that turns the writing direction', '\u202eFriday\u2066', 'Friday'],
    ['with control characters and many spaces', ' Fri\u0007day \n\t night ', 'Friday night'],
    ['with a pile of marks', `F${'\u0301'.repeat(20)}`, 'F\u0301\u0301'],
    ['with nothing to see', '\u200b\u3164', ''],
    ['full of signs that count twice', '🚀'.repeat(40), '🚀'.repeat(40)],
    ['that grows when its letters are written out', '\u0958'.repeat(80), '\u0915\u093c'.repeat(40)],
  ])('%s', (_, typed, title) => {
    expect(cleanTitle(typed)).toBe(title);
    expect(SheetChange.parse({ kind: 'title', title: typed })).toEqual({ kind: 'title', title });
  });

  test('too long is cut', () => {
    expect(cleanTitle('x'.repeat(100))).toBe('x'.repeat(LONGEST_TITLE));
    expect(cleanTitle('🚀'.repeat(100))).toBe('🚀'.repeat(LONGEST_TITLE / 2));
  });

  test('once clean stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), disguises), (text) => {
        const title = cleanTitle(text);
        expect(cleanTitle(title)).toBe(title);
        expect(SheetChange.parse({ kind: 'title', title })).toEqual({ kind: 'title', title });
      }),
    );
  });
});
