import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language, VOCABULARIES, type Vocabulary } from '@turn7/narration/languages';
import { LEVELS } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { change } from '../src/device/settings.ts';
import type { ChapterName } from '../src/words/chapters.ts';
import { loadWords } from '../src/words/texts.ts';
import { wordsOf } from './support/words.ts';

const NAMES = readdirSync(new URL('../src/words/en/chapters/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length)) as ChapterName[];

const wordsIn = await wordsOf(NAMES);

/** The texts that every screen has, and those of every chapter: all that a language says. */
function everything(language: Language, vocabulary: Vocabulary): Record<string, unknown> {
  const { texts, chapter } = wordsIn(language, vocabulary);
  return { ...texts, ...Object.fromEntries(NAMES.map((name) => [name, chapter(name)])) };
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Words that are spelt as in English, or are names, numbers and signs. */
const TRUE_EQUALS = new Set([
  ...['Turn 7', 'Turn 7!', 'Freeze, Flip Three, Second Chance', 'D', 'Wow!', 'Hmm …'],
  ...['Normal', 'Vibration', 'Piles', 'Moment', 'Menu', 'Pause', 'bot', 'Bots', 'no', 'Total'],
  ...['Quiz', 'Offline', 'Position', 'Simulation', 'Bot', 'Points', 'SE', 'correction'],
]);

type Leaf = readonly [path: string, value: unknown];

/** Every text of a language by its path: `log.stayed`. */
function leaves(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

const inEveryWay = LANGUAGES.flatMap((language) =>
  VOCABULARIES.map((vocabulary) => ({ language, vocabulary, texts: everything(language, vocabulary) })),
);

describe.each(inEveryWay)('the texts in $language, $vocabulary names', ({ language, texts, vocabulary }) => {
  const english = new Map(leaves(everything('en', vocabulary)));

  test('have the same keys as in English', () => {
    expect(leaves(texts).map(([path]) => path)).toEqual([...english.keys()]);
  });

  test('are words or make words, and say something', () => {
    const wrong = leaves(texts).filter(
      ([, value]) => typeof value !== 'function' && (typeof value !== 'string' || value.trim() === ''),
    );
    expect(wrong).toEqual([]);
  });

  test('have no spaces at their ends, no straight apostrophes and no dots for a dash of thought', () => {
    const sloppy = leaves(texts).filter(([, value]) => typeof value === 'string' && /\w'\w|\.\.\.| {2}/.test(value));
    expect(sloppy).toEqual([]);
  });

  test('make words of what they are given', () => {
    change({ language });
    const mute = leaves(texts).filter(([, value]) => isMaker(value) && !SAMPLES.some((it) => speaks(value, it)));
    expect(mute.map(([path]) => path)).toEqual([]);
  });

  test('take as many arguments as in English', () => {
    change({ language });
    const different = leaves(texts).filter(([path, value]) => arity(value) > arity(english.get(path)));
    expect(different).toEqual([]);
  });
});

/**
 * What a text may be given: each is a number, a word, a name, a seat and a list of such at once, since a test that walks
 * all texts cannot know which of them one wants.
 */
const SAMPLES = [
  'Ann',
  sample('Ann', ['Ann', 'Bob']),
  sample('Ann', [{ text: 'Ann', you: false, name: { text: 'Ann', you: true }, card: 'lock' }]),
  sample('Ann', [2, 12]),
  ...['2', 'turn7', 'lock', 'stayed', 'clock'].map((word) => sample(word, [word])),
];

function sample(word: string, list: readonly unknown[]): unknown {
  const name = { text: word, you: false, toString: () => word };
  const seat = { marks: [word], status: word, cards: [word], points: 2, total: 12 };
  const parts = { luck: 2, own: 2, others: 2, correction: 2 };
  const asWord = {
    toString: () => word,
    charAt: (at: number) => word.charAt(at),
    slice: (at: number) => word.slice(at),
    toFixed: () => '2',
    normalize: () => word,
  };
  return Object.assign([...list], { ...name, name, ...seat, ...parts, ...asWord, valueOf: () => 2 });
}

type Make = (...given: readonly unknown[]) => unknown;
const isMaker = (value: unknown): value is Make => typeof value === 'function';

function speaks(make: Make, it: unknown): boolean {
  const words = made(make, it);
  return words.trim() !== '' && !/undefined|NaN|\[object/.test(words);
}

/** Empty where the text cannot be made of this. */
function made(make: Make, it: unknown): string {
  try {
    const words = make(...Array<unknown>(6).fill(it));
    return typeof words === 'string' ? words : '';
  } catch {
    return '';
  }
}

/** Every text of a language by its path, and what is made of those that are made of something. */
const saidIn = (language: Language): readonly (readonly [path: string, words: string])[] =>
  leaves(everything(language, 'turn7')).flatMap(([path, value]) =>
    (isMaker(value) ? SAMPLES.map((it) => made(value, it)) : [value]).map((words) => [path, String(words)] as const),
  );

const arity = (value: unknown): number => (isMaker(value) ? value.length : 0);

test.each(OTHERS)('nothing in %s is left in English', (language) => {
  const english = new Map(leaves(everything('en', 'turn7')));
  const same = leaves(everything(language, 'turn7')).filter(
    ([path, value]) => typeof value === 'string' && value === english.get(path),
  );
  const left = same.filter(([, value]) => /\p{L}/u.test(String(value)) && !TRUE_EQUALS.has(String(value)));
  expect(left).toEqual([]);
});

test.each(OTHERS)('nothing in %s calls a level of bots by its English name', (language) => {
  change({ language });
  const english = new RegExp(`\\b(${LEVELS.map(({ name }) => name).join('|')})\\b`);
  expect(saidIn(language).filter(([, words]) => english.test(words))).toEqual([]);
});

/** Numbers of rulings are for links and for who looks for one; how the page is made is nothing to those who play. */
const NOT_FOR_PLAYERS = /\(R\d+\)|\b(our tests|unsere Tests|nos tests|nuestras pruebas)\b/i;

test.each(LANGUAGES)('nothing in %s speaks of numbers of rulings or of tests to somebody who plays', (language) => {
  const { rulings: _, ...told } = everything(language, 'turn7');
  expect(leaves(told).filter(([, value]) => NOT_FOR_PLAYERS.test(String(value)))).toEqual([]);
});

test('no line of French begins with a mark that belongs to the line before', () => {
  change({ language: 'fr' });
  // A colon and a quotation have a whole space, which must not break; the other marks a narrow one.
  expect(saidIn('fr').filter(([, words]) => / [:;!?»]|« |\u00a0[;!?]|\u202f:/.test(words))).toEqual([]);
});

test.each(LANGUAGES)('no classic text in %s uses one of our own names for a card', async (language) => {
  const { words } = await loadWords(language, []);
  const names = new Map<string, unknown>(Object.entries(words.turn7));
  const cards = ['lock', 'locks', 'lifeSaver', 'lifeSavers', 'turnThree', 'turnThrees'].map((key) => names.get(key));
  const ours = new RegExp(`(?<!\\p{L})(?:${cards.join('|')})`, 'u');
  const mixed = leaves(everything(language, 'classic')).filter(
    ([path, value]) => path !== 'settings.vocabularies.turn7' && typeof value === 'string' && ours.test(value),
  );
  expect(mixed).toEqual([]);
});

describe('every text is used', () => {
  const sources = sourceFiles();

  // Whole records are read by an index, as `rulings[id]` or `t.keys[id]`; their owner is what must be named.
  test.each(Object.entries(everything('en', 'turn7')))('in %s', (area, texts) => {
    const users = sources.filter(({ file }) => mayUse(file, area)).map(({ text }) => text);
    if (area === 'rulings') return expect(users.some((text) => text.includes('rulings[id]'))).toBe(true);
    const unused = Object.keys(Object(texts)).filter(
      (key) => !users.some((text) => text.includes(key) && isNamed(area, key, text)),
    );
    return expect(unused).toEqual([]);
  });
});

/** By its path: as `table.key`, as `t.key` where `t` is the table's, or taken out of it: `const { key } = common(w)`. */
function isNamed(area: string, key: string, text: string): boolean {
  const names = [area, ...namesFor(area, text)].join('|');
  const taken = `\\{[^{}]*\\b${key}\\b[^{}]*\\}(: (Texts|Chapters)\\['${area}'\\]| = (${names})\\b| = useChapter\\('${area}'\\))`;
  return new RegExp(`\\b(${names})\\.${key}\\b|${taken}`).test(text);
}

/** What a file calls an area: `{ table: t }`, `t: Texts['table']`, perhaps by a short name of that type, `t = texts.table`, or `t = useChapter('lab')`. */
function namesFor(area: string, text: string): readonly string[] {
  const type = `(?:Texts|Chapters)\\['${area}'\\]`;
  const short = new RegExp(`type (\\w+) = ${type}`).exec(text)?.[1] ?? type;
  const ways = [
    `(\\w+) = useChapter\\('${area}'\\)`,
    `\\b${area}: (\\w+)`,
    `(\\w+): ${type}`,
    `(\\w+): ${short}\\b`,
    `(\\w+) = [\\w.()]*\\b${area}\\b`,
  ];
  return ways.flatMap((way) => [...text.matchAll(new RegExp(way, 'g'))].flatMap(([, name]) => name ?? []));
}

/** The texts are no users of themselves, but all of them may use the common ones. */
const mayUse = (file: string, area: string): boolean =>
  area === 'common' ? !/\/..\/(common|index)\.ts$/.test(file) : !/\/src\/words\/|\/narration\/src\/..\//.test(file);

/** Of the page, and of the package that tells a game with some of its texts. */
function sourceFiles(): readonly { readonly file: string; readonly text: string }[] {
  const roots = ['../src/', '../../narration/src/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file: `${root}${file}`, text: readFileSync(`${root}${file}`, 'utf8') })),
  );
}
