import { choicesOf, createGame, HIT, LIFE_SAVER, LOCK, SeededShuffler, STAY, TURN_THREE } from '@turn7/engine';
import { type Advice, botNamed, ROSTER } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { adviceText } from '../src/index.ts';
import { LANGUAGES, VOCABULARIES } from '../src/languages.ts';
import { narrationIn } from './languages.ts';

const english = await narrationIn('en');
const inEveryWay = LANGUAGES.flatMap((language) => VOCABULARIES.map((vocabulary) => [language, vocabulary] as const));
const NAMES = [
  { text: 'You', you: true },
  { text: 'Jun', you: false },
  { text: 'Cleo', you: false },
];

describe('the advice of the coach', () => {
  const options = [
    { choice: STAY, value: 0.541 },
    { choice: HIT, value: 0.473 },
  ];
  const seats = [
    { choice: 1, value: 0.5 },
    { choice: 0, value: 0.4 },
  ];
  const equals = [
    { choice: 1, value: 0.1991 },
    { choice: 0, value: 0.1989 },
  ];
  const ADVICE: readonly (readonly [string, Advice, string])[] = [
    ['chance', { choice: HIT, reason: { kind: 'chance', answers: 2 } }, 'Left to chance among 2 answers.'],
    [
      'points',
      { choice: STAY, reason: { kind: 'points', points: 27, limit: 25 } },
      'You hold 27 points; from 25 on the coach stays.',
    ],
    [
      'risk',
      { choice: STAY, reason: { kind: 'risk', bust: 0.4, limit: 0.3 } },
      'The next card busts you in 40% of cases; from 30% on the coach stays.',
    ],
    [
      'gain',
      { choice: STAY, reason: { kind: 'gain', points: 32, expected: 27.44, bust: 0.32 } },
      'One more card makes 27.4 points on average, staying 32.',
    ],
    ['no risk', { choice: HIT, reason: { kind: 'free' } }, 'No card that is left can bust you.'],
    [
      'a rival',
      { choice: HIT, reason: { kind: 'chase', rival: 1, total: 203, reached: 190 } },
      'Jun is out with 203 and wins unless you get more; you are at 190.',
    ],
    [
      'a lead',
      { choice: STAY, reason: { kind: 'ahead', reached: 203, next: 150 } },
      '203 is enough to win, and the next best is at 150.',
    ],
    [
      'a Lock',
      { choice: 1, reason: { kind: 'aim', card: LOCK, seat: 1, figure: 150 } },
      'Jun would stand highest, at 150.',
    ],
    [
      'a Turn Three',
      { choice: 1, reason: { kind: 'aim', card: TURN_THREE, seat: 1, figure: 5 } },
      'Jun has the most numbers: 5.',
    ],
    [
      'a Life Saver',
      { choice: 1, reason: { kind: 'aim', card: LIFE_SAVER, seat: 1, figure: 12 } },
      'Jun has the lowest total: 12.',
    ],
    [
      'a judgement',
      { choice: STAY, reason: { kind: 'judgement', options, bust: 0.3 } },
      'Stay wins about 6.8 more games in 100 than Hit.',
    ],
    [
      'an even judgement',
      {
        choice: 1,
        reason: {
          kind: 'judgement',
          options: [
            { choice: 1, value: 0 },
            { choice: 0, value: 0 },
          ],
          bust: null,
        },
      },
      'Giving it to Jun wins about as often as keeping it yourself.',
    ],
    [
      'playouts',
      { choice: 1, reason: { kind: 'playouts', options: seats, playouts: 400 } },
      'Giving it to Jun wins about 50.0 games in 100, keeping it yourself 40.0.',
    ],
    [
      'playouts whose figures would read alike',
      { choice: 1, reason: { kind: 'playouts', options: equals, playouts: 400 } },
      'Giving it to Jun wins about as often as keeping it yourself.',
    ],
    [
      'a judgement of three targets',
      {
        choice: 1,
        reason: {
          kind: 'judgement',
          options: [
            { choice: 0, value: 0.1 },
            { choice: 1, value: 0.1 },
            { choice: 2, value: -0.2 },
          ],
          bust: null,
        },
      },
      'Giving it to Jun wins about as often as keeping it yourself.',
    ],
    [
      'playouts of three targets, against the best of the others',
      {
        choice: 2,
        reason: {
          kind: 'playouts',
          options: [
            { choice: 2, value: 0.3 },
            { choice: 0, value: 0.2 },
            { choice: 1, value: 0.25 },
          ],
          playouts: 64,
        },
      },
      'Giving it to Cleo wins about 30.0 games in 100, giving it to Jun 25.0.',
    ],
  ];

  test.each(ADVICE)('says why: %s', (_, advice, words) => {
    expect(adviceText(advice, { names: NAMES, texts: english })).toBe(words);
  });

  test.each(inEveryWay)('has a sentence for every reason in %s with %s names', async (language, vocabulary) => {
    const texts = await narrationIn(language, vocabulary);
    const sentences = ADVICE.map(([, advice]) => adviceText(advice, { names: NAMES, texts }));
    expect(sentences.filter((sentence) => !/^\p{Lu}|^\d/u.test(sentence) || !sentence.endsWith('.'))).toEqual([]);
    expect(sentences.join()).not.toMatch(/undefined|NaN/);
  });
});

/** Playouts take longer. */
const BOTS = ROSTER.map(({ name }) => (name === 'master' ? 'master:16' : name));

test.each(BOTS)('%s explains itself in a sentence, with numbers unless there is no risk', (name) => {
  const bot = botNamed(name, 5);
  const game = createGame({ seats: 3 }, new SeededShuffler(5));
  for (let asked = 0; asked < 60 && !game.finished; asked++) {
    const advice = bot.advise(game);
    const text = adviceText(advice, { names: NAMES, texts: english });
    expect(text).toMatch(/^[A-Z0-9].*\.$/);
    if (advice.reason.kind !== 'free' && !text.includes('as often as')) expect(text).toMatch(/\d/);
    const choices = choicesOf(game);
    game.play(choices[asked % choices.length] ?? advice.choice);
  }
});
