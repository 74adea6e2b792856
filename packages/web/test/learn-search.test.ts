import { LANGUAGES, type Language, VOCABULARIES, type Vocabulary } from '@turn7/narration/languages';
import { folded, found } from '@turn7/narration/search';
import { describe, expect, test } from 'vitest';
import { change } from '../src/device/settings.ts';
import { type Entry, otherNamesIn } from '../src/learn/search/search.ts';
import { entriesFrom } from '../src/learn/search/search-index.ts';
import { wordsOf } from './support/words.ts';

const wordsIn = await wordsOf(['learn', 'rulings']);

async function entriesIn(language: Language, vocabulary: Vocabulary = 'turn7'): Promise<readonly Entry[]> {
  change({ language });
  const { texts, chapter } = wordsIn(language, vocabulary);
  return entriesFrom(texts, { learn: chapter('learn'), rulings: chapter('rulings') }, [
    { id: 'example-score-64', name: 'Ann', cards: [3, 11, 5, 7, 10, 9, 4], score: 64 },
  ]);
}

const addresses = (query: string, entries: readonly Entry[]) => found(query, entries).map(({ address }) => address);

test.each([
  ['Dé-jà  vu!', 'de ja vu'],
  ['×2 und +10', 'x2 und +10'],
  ['16(b)', '16 b'],
  ['Straße', 'strasse'],
])('%s is looked for as “%s”', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

describe('search', () => {
  test.each([
    ['16b', '/learn/cases#16b'],
    ['r37', '/rules#R37'],
    ['tie', '/rules#R44'],
    ['64', '/learn/scoring#example-score-64'],
    ['x2 double', '/learn/cases#10'],
    ['twin', '/rules#meanings'],
    ['too early', '/learn/mistakes#saverKept'],
    ['next dealer', '/learn/basics#nextDealer'],
  ])('%s leads to %s', async (query, address) => {
    expect(addresses(query, await entriesIn('en'))).toContain(address);
  });

  test.each([
    ['what happens if a Turn Three reveals a Freeze', '/learn/cases#15'],
    ['who wins when there is a tie', '/learn/cases#9'],
    ['does x2 double the bonus cards', '/learn/cases#10'],
  ])('the question “%s” is answered first by %s', async (query, address) => {
    expect(addresses(query, await entriesIn('en'))[0]).toBe(address);
  });

  test.each(LANGUAGES)('in %s the bonus leads to the lesson on seven numbers', async (language) => {
    expect(addresses('flip 7 bonus', await entriesIn(language))).toContain('/learn/bonus');
  });

  test('a number is not found inside another one', async () => {
    const titles = found('r3', await entriesIn('en')).filter(({ kind }) => kind === 'ruling');
    expect(titles[0]?.address).toBe('/rules#R3');
  });

  test('nothing typed, or signs alone, find nothing', async () => {
    const entries = await entriesIn('en');
    expect(found('', entries)).toEqual([]);
    expect(found(' …! ', entries)).toEqual([]);
    expect(found('xylophone', entries)).toEqual([]);
  });

  test('accents need not be typed', async () => {
    expect(addresses('egalite', await entriesIn('fr'))).toContain('/rules#R44');
    expect(addresses('numero', await entriesIn('es'))).not.toEqual([]);
  });

  test.each(LANGUAGES.flatMap((language) => VOCABULARIES.map((vocabulary) => ({ language, vocabulary }))))(
    'in $language with $vocabulary names, a card is found by any of its names',
    async ({ language, vocabulary }) => {
      const entries = await entriesIn(language, vocabulary);
      for (const name of ['Freez', 'Lock', 'Second Chance', 'Life Saver', 'Flip Three', 'turn three'])
        expect(addresses(name, entries), name).not.toEqual([]);
      expect(addresses('freeze', entries)).toContain('/rules#R22');
      expect(addresses('second chance', entries)).toContain('/learn/cases#7');
    },
  );
});

describe('a name that the vocabulary does not use', () => {
  test.each([
    ['en', 'turn7', 'freeze', [{ asked: 'Freeze', here: 'Lock', from: 'classic' }]],
    ['en', 'classic', 'a lock?', [{ asked: 'Lock', here: 'Freeze', from: 'turn7' }]],
    ['en', 'turn7', 'lock', []],
    ['en', 'turn7', 'clockwise', []],
    ['de', 'turn7', 'lock', [{ asked: 'Lock', here: 'Sperre', from: 'turn7' }]],
  ] as const)('in %s with %s names: %s', (language, vocabulary, query, expected) => {
    const { cardName } = wordsIn(language, vocabulary).chapter('learn');
    expect(otherNamesIn(query, vocabulary, cardName)).toEqual(expected);
  });
});
